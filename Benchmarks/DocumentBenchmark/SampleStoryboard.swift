/// A storyboard of 176 kB, as large as the largest one of the real apps that were looked at.
///
/// Its parts stand in the proportions that Xcode's files have: a dozen scenes, a segue or two for each, and far more
/// labels, frames and constraints than anything else.
enum SampleStoryboard {
    static let size = 176_000
    static let scenes = 13

    static func bytes(size: Int = size, scenes: Int = scenes) -> [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="15705" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="scene-0">
                <scenes>

            """
        for scene in 0..<scenes {
            text += self.scene(scene, of: scenes, length: size * (scene + 1) / scenes - text.utf8.count)
        }
        text += "    </scenes>\n</document>\n"
        return Array(text.utf8)
    }

    /// A scene of about that many bytes, which leads to two others.
    private static func scene(_ number: Int, of scenes: Int, length: Int) -> String {
        let id = "scene-\(number)"
        var text = """
                    <scene sceneID="\(id)-s">
                        <objects>
                            <tableViewController storyboardIdentifier="Scene\(number)" title="Scene \(number)" id="\(id)" \
            customClass="Scene\(number)ViewController" customModule="Sample" customModuleProvider="target" \
            sceneMemberID="viewController">
                                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" style="plain" id="\(id)-v">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                    <prototypes>

            """
        var cell = 0
        while text.utf8.count < length - 1_200 {
            text += self.cell("\(id)-c\(cell)", segue: cell < 2 ? (number * 2 + cell + 1) % scenes : nil)
            cell += 1
        }
        text += """
                                    </prototypes>
                                </tableView>
                                <navigationItem key="navigationItem" title="Scene \(number)" id="\(id)-n"/>
                            </tableViewController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-f" \
            userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="\(number * 700)" y="100"/>
                    </scene>

            """
        return text
    }

    private static func cell(_ id: String, segue destination: Int?) -> String {
        let segue = destination.map {
            "<connections><segue destination=\"scene-\($0)\" kind=\"\($0 % 2 == 0 ? "show" : "presentation")\" "
                + "identifier=\"to\($0)\" id=\"\(id)-g\"/></connections>"
        }
        return """
                                        <tableViewCell contentMode="scaleToFill" reuseIdentifier="\(id)" id="\(id)">
                                            <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                                            <autoresizingMask key="autoresizingMask"/>
                                            <tableViewCellContentView key="contentView" opaque="NO" id="\(id)-w">
                                                <subviews>
                                                    <label opaque="NO" text="A label &amp; its text" id="\(id)-l">
                                                        <rect key="frame" x="16" y="11" width="343" height="22"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1"/>
                                                    </label>
                                                </subviews>
                                                <constraints>
                                                    <constraint firstItem="\(id)-l" firstAttribute="top" secondItem="\(id)-w" \
            secondAttribute="topMargin" id="\(id)-t"/>
                                                    <constraint firstAttribute="trailing" secondItem="\(id)-l" id="\(id)-r"/>
                                                </constraints>
                                            </tableViewCellContentView>
                                            \(segue ?? "")
                                        </tableViewCell>

            """
    }
}
