/// What the files share that write replies; part of internal.h.
#ifndef UHTTP_SENDING_H
#define UHTTP_SENDING_H

// reply.c

/// Keeps a reply that is sent later; NULL without memory. A malloced body is freed in either case.
struct uhttp_response *uhttp_response_create(const uhttp_reply *reply);
void uhttp_response_free(struct uhttp_response *response);
/// Gives up the body of a reply that is not sent, or has been copied.
void uhttp_reply_give_up(const uhttp_reply *reply);
/// Answers the request with a reply that was kept, which is gone afterwards.
bool uhttp_request_reply_late(uhttp_request *request, struct uhttp_response *response);
/// Sends more of the reply; whether all of it has been sent, and an `errno` otherwise.
bool uhttp_reply_send(uhttp_request *request);
/// Has libmicrohttpd send the rest.
bool uhttp_reply_queue(uhttp_request *request);
/// Gives back what the reply has taken.
void uhttp_reply_end(uhttp_request *request);
/// Whether a request is to be refused before it changes anything, because its reply could not be kept.
bool uhttp_reply_has_no_room(const uhttp_request *request);

// head.c

/// The most bytes that `uhttp_fields_write` writes.
size_t uhttp_fields_max(const uhttp_reply *reply);
/// Writes the fields that a reply brings, and returns their end; one whose value is not one line is left out.
char *uhttp_fields_write(char *at, const uhttp_reply *reply);
/// Writes a head up to the fields, and returns where they belong, with room for so many bytes of them; NULL
/// without memory.
char *uhttp_head_begin(uhttp_request *request, unsigned status, bool closes, size_t fields);
/// Ends a head behind its fields; whether a body of `count` bytes is to follow it.
bool uhttp_head_end(uhttp_request *request, char *at, unsigned status, size_t count);

// problem.c

enum { UHTTP_DATE_MAX = 64, UHTTP_PROBLEM_MAX = 1024 };

/// Writes a refusal with its head into UHTTP_PROBLEM_MAX bytes; 0 when the reason has no reply.
size_t uhttp_problem_write(uhttp_refusal reason, char *buffer);
/// Writes the Date header of a moment with its line end and a NUL into UHTTP_DATE_MAX bytes.
size_t uhttp_date(char *buffer, time_t now);
extern const uhttp_reply uhttp_problem_internal;
extern const uhttp_reply uhttp_problem_draining;

// detach.c

/// Takes the request's socket out of libmicrohttpd, writes `bytes`, reads what the client still sends,
/// closes.
void uhttp_request_refuse(uhttp_request *request, const void *bytes, size_t count);
/// The same with a reply; false without memory. A malloced body is freed in either case.
bool uhttp_request_detach(uhttp_request *request, const uhttp_reply *reply);

#endif
