/// Requests and the event threads that serve them, for whoever leaves something for them to do.
#ifndef UHTTP_LOOP_H
#define UHTTP_LOOP_H

#include <stdbool.h>
#include <stdint.h>

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

/// A descriptor or a clock that an event thread waits for besides its connections.
typedef struct uhttp_watch uhttp_watch;

/// Makes a watch of the calling event thread, which calls `function` as it does an errand: once for each time
/// that the watch is begun or set. NULL without the means, or on a thread of which nobody has asked for its
/// `uhttp_request_loop`.
///
/// `descriptor` is watched for what can be read, as a duplicate; a negative one stands for a clock. `release`
/// is called once, when `function` is not going to be called any more.
uhttp_watch *_Nullable uhttp_watch_create(
    int descriptor, uhttp_errand function, uhttp_errand release, void *context);

/// Waits until the descriptor can be read, from any thread; false where nothing will be called.
bool uhttp_watch_begin(uhttp_watch *watch);

/// Waits until a clock has run so many nanoseconds from now on, and no more for what was set before; for
/// nothing with 0. False where nothing will be called.
bool uhttp_watch_set(uhttp_watch *watch, uint64_t nanoseconds);

/// Ends the watch, from any thread.
void uhttp_watch_end(uhttp_watch *watch);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#pragma clang diagnostic pop
#endif

#endif
