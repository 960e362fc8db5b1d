/// Requests and the event threads that serve them, for whoever leaves something for them to do.
#ifndef UHTTP_LOOP_H
#define UHTTP_LOOP_H

#include <stdbool.h>

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// A request: valid from the gate's or the handler's start until it is answered, at the latest until that
/// returns.
typedef struct uhttp_request uhttp_request;
/// An event thread.
typedef struct uhttp_loop uhttp_loop;
/// What it is left to do: called once, on the thread; it must not wait.
typedef void (*uhttp_errand)(void *context);

/// The thread that serves the request, asked for on it and to be released; NULL without the means to wake it.
uhttp_loop *_Nullable uhttp_request_loop(uhttp_request *request);

/// Has the thread call `function` soon, from any thread; what is answered then needs no other wake. The
/// thread itself calls it when it has served all that it knows of. False where it has ended or memory is
/// lacking: nothing will be called.
bool uhttp_loop_post(uhttp_loop *loop, uhttp_errand function, void *context);

/// Gives the thread back, from any thread.
void uhttp_loop_release(uhttp_loop *loop);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#pragma clang diagnostic pop
#endif

#endif
