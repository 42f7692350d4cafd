# The product as one image: built with everything, run with only what runs.
#   docker build --tag fulcrum .
# BASE must bring Node 26 and npm, and a user called node.
ARG BASE=node:26-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run --silent sbom > sbom.json && npm prune --omit=dev --omit=optional --omit=peer --no-audit --no-fund

FROM ${BASE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    METRICS_PORT=9464 \
    DRAIN_SECONDS=5 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/contract contract
COPY --from=build /app/formats formats
COPY --from=build /app/engine engine
COPY --from=build /app/words words
COPY --from=build /app/server server
# All that is written lies here; everything else may be mounted read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health?live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
