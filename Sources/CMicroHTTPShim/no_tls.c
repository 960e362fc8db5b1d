/// What libmicrohttpd calls of GnuTLS, which the program does without: the service speaks no TLS, and GnuTLS
/// would bring eight libraries to each start. docs/decisions/0033-no-tls.md
#include <stdio.h>
#include <stdlib.h>

// libpq's libraries bring GnuTLS with them, and have to find its functions and not these.
#pragma GCC visibility push(hidden)

/// What is called while a daemon with TLS is made or its connections are served, and never otherwise.
#define OF_TLS(X) \
    X(alpn_set_protocols) \
    X(bye) \
    X(certificate_allocate_credentials) \
    X(certificate_free_credentials) \
    X(certificate_server_set_request) \
    X(certificate_set_dh_params) \
    X(certificate_set_retrieve_function2) \
    X(certificate_set_retrieve_function3) \
    X(certificate_set_x509_key_mem) \
    X(certificate_set_x509_key_mem2) \
    X(certificate_set_x509_trust_mem) \
    X(cipher_get) \
    X(credentials_set) \
    X(deinit) \
    X(dh_params_deinit) \
    X(dh_params_import_pkcs3) \
    X(dh_params_init) \
    X(handshake) \
    X(init) \
    X(priority_deinit) \
    X(priority_init) \
    X(priority_set) \
    X(protocol_get_version) \
    X(psk_allocate_server_credentials) \
    X(psk_free_server_credentials) \
    X(psk_set_server_credentials_function) \
    X(record_check_pending) \
    X(record_get_direction) \
    X(record_recv) \
    X(record_send) \
    X(session_get_ptr) \
    X(session_set_ptr) \
    X(strerror) \
    X(transport_set_int2)

#define REFUSE(name) \
    _Noreturn void gnutls_##name(void); \
    void gnutls_##name(void) { \
        fputs("libmicrohttpd asks for TLS: gnutls_" #name "\n", stderr); \
        abort(); \
    }
OF_TLS(REFUSE)

int gnutls_global_init(void);
void gnutls_global_deinit(void);

/// A variable in GnuTLS; what TLS with shared secrets allocates by, behind a call of the functions above.
void *(*gnutls_malloc)(size_t size);

/// libmicrohttpd begins with this, whether anything will use TLS or not.
int gnutls_global_init(void) {
    return 0;
}

void gnutls_global_deinit(void) {
}
