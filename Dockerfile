# Two stages: the toolchain builds one program with the Swift runtime linked in; the image holds it and the libraries it needs.
FROM swift:6.3.1-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        libmicrohttpd-dev nettle-dev libsqlite3-dev libpq-dev zlib1g-dev libjemalloc-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# The dependencies change seldom and have a layer of their own.
COPY Package.swift ./
RUN swift package resolve
COPY . .
RUN Tools/build-release.sh understudy
# Debugging sections go, the symbols stay: with them a crash is reported with the names of its functions.
RUN mkdir /image \
    && cp .build/release/understudy /image/ \
    && cp /usr/share/doc/libjemalloc-dev/copyright /image/jemalloc-copyright \
    && find -L .build/release -maxdepth 1 -name '*.resources' -exec cp -r {} /image/ \; \
    && cp "$(dirname "$(readlink -f "$(command -v swift)")")/../libexec/swift/linux/swift-backtrace-static" /image/ \
    && strip --strip-debug /image/understudy \
    && strip /image/swift-backtrace-static \
    && mkdir /data

FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Understudy" \
    org.opencontainers.image.description="A stand-in for UIKit's view controllers, behind HTTP" \
    org.opencontainers.image.licenses="Apache-2.0"
RUN apt-get update \
    && apt-get install -y --no-install-recommends libnettle8 libsqlite3-0 libpq5 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
COPY --from=build /image/ /opt/understudy/
# Linux hands a container's processes to its root by default; this account owns the sessions' folder and nothing else.
COPY --from=build --chown=65532:65532 /data/ /data/
VOLUME /data
USER 65532:65532
# In a container the network is the container's own; what may reach it is decided where the port is published. It answers by
# any name: whoever runs it decides what it is called. UNDERSTUDY_ALLOWED_HOSTS names the only ones.
ENV PATH=/opt/understudy:/usr/bin:/bin \
    UNDERSTUDY_LISTEN=0.0.0.0:8080 \
    UNDERSTUDY_INSECURE=1 \
    UNDERSTUDY_STORE=sqlite:/data/sessions.sqlite \
    SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,swift-backtrace=/opt/understudy/swift-backtrace-static
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["/opt/understudy/understudy", "healthcheck"]
ENTRYPOINT ["/opt/understudy/understudy"]
CMD ["serve"]
