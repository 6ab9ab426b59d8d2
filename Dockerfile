# Image of the shop: one stage builds; the other has no build tools and runs unprivileged on a read-only root.
#
#   docker build -t vitrine .
#   docker run --read-only --tmpfs /tmp -v vitrine-data:/data -p 3000:3000 vitrine
#   docker run --rm -e DATABASE_URL vitrine server/cli.ts database migrate
#
# The tag is the Node version that package.json pins; deploy/deployment.test.ts compares them.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
# Packages first, so that they are reinstalled only when the lock file changes.
COPY package.json package-lock.json .npmrc ./
COPY tools tools
COPY concurrency concurrency
RUN node tools/run.mjs --version
COPY . .
RUN node tools/start.mjs --build
# Drop the build tools, and the pinned Node, because the image has its own.
RUN npm uninstall --no-save --omit=dev vite @vitejs/plugin-react && rm -rf node_modules/node node_modules/.bin .cache

FROM node:24.21.0-bookworm-slim
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
# Operator commands, migrations, and the threads of database and index run from source.
COPY --from=build /shop/catalogue catalogue
COPY --from=build /shop/concurrency concurrency
COPY --from=build /shop/translation translation
COPY --from=build /shop/search search
COPY --from=build /shop/commerce commerce
COPY --from=build /shop/content content
COPY --from=build /shop/demo demo
COPY --from=build /shop/browsing browsing
COPY --from=build /shop/api api
COPY --from=build /shop/storefront storefront
COPY --from=build /shop/console console
COPY --from=build /shop/server server
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
# Longer than STOP_TIMEOUT_SECONDS, so that open requests can finish.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# tools/bootstrap/pinned-node.mjs explains the variable and the flags.
ENV MALLOC_ARENA_MAX=2
ENTRYPOINT ["node", "--no-memory-protection-keys", "--heap-growing-percent=100", "--max-semi-space-size=16"]
CMD ["dist/server/main.js"]
