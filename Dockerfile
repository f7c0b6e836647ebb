# The API in a container; with another command the bot, or a command of docs/operations.md.
# The digest names the same image for ever; how it is renewed: docs/operations.md.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm run gather -- --to /gathered

# No compiler, nothing of the system but Node: what runs, and the data it reads.
FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/spellwright
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
RUN install -d -o node -g node -m 0700 /var/lib/spellwright
COPY --from=build /gathered ./
USER node
VOLUME ["/var/lib/spellwright"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.mjs"]
