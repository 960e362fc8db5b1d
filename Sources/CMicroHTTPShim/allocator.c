/// How the release program's allocator gives memory back (decision 10).
///
/// jemalloc reads this name when it starts; the debug program's allocator knows nothing of it.

/// A thread of jemalloc's own returns what was freed within two seconds, also while nothing is asked of the
/// service: without it memory would stay until the same thread allocates again.
__attribute__((visibility("default"))) const char *malloc_conf =
    "background_thread:true,dirty_decay_ms:2000,muzzy_decay_ms:0";
