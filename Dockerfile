# The API in a container; with another command the bot, or a command of docs/operations.md.
# A digest (`node@sha256:…`) names the same image for ever: docs/operations.md.
ARG NODE_IMAGE=node:22-bookworm-slim
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
