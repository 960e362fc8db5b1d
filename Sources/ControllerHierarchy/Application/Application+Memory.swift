/// Handling memory warnings.
///
/// Source: lifecycle-rotation.md 1.7; on-memory-unloaded-26, nav-memory-warning-2013.
extension Application {
    func receiveMemoryWarning() throws(Interruption) {
        try sendToDelegate(.applicationDidReceiveMemoryWarning, party: parties.application)
        for controller in controllers.all where controllers.contains(controller) {
            try controller.send(.didReceiveMemoryWarning)
            try controller.searchDisplayController?.unloadTable()
            // The purge is UIViewController's implementation of that method.
            if behavior.holds(.purgesHiddenViewsOnMemoryWarning), controller.isViewLoaded,
                controller.appClass.callsSuper(in: .didReceiveMemoryWarning),
                controller.window == nil, !controller.appearance.isUnderWay, controller.mayReloadView,
                // Pages appear before their container is in a window.
                !([controller] + controller.children).contains(where: { $0.appearance.state == .appeared })
            {
                try controller.send(.viewWillUnload)
                controller.viewIfLoaded?.detach()
                controller.viewIfLoaded = nil
                controller.hasBeenLaidOut = false
                try controller.send(.viewDidUnload)
            }
        }
    }
}
