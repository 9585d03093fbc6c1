# One file, two images: docker build --target bff . and docker build --target orchestrator .
# The servers run from their TypeScript sources (Node strips the types), so only the screens are built.

FROM node:24-slim AS base
WORKDIR /srv/parley
ENV NPM_CONFIG_UPDATE_NOTIFIER=false

# The manifests alone, so that a change of sources does not install again.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY server-kit/package.json server-kit/
COPY migrations/package.json migrations/
COPY decks/package.json decks/
COPY bff/package.json bff/
COPY orchestrator/package.json orchestrator/
COPY ui-kit/package.json ui-kit/
COPY app-ui/package.json app-ui/
COPY admin-ui/package.json admin-ui/
COPY standalone/package.json standalone/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY cli/package.json cli/

FROM manifests AS screens
# Nothing that is installed here needs a script of its own, so none is run.
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY scripts/build-uis.mjs scripts/
COPY contracts contracts
COPY ui-kit ui-kit
COPY app-ui app-ui
COPY admin-ui admin-ui
RUN node scripts/build-uis.mjs

# What each server loads at run time and no more, and the list of it (CycloneDX).
FROM manifests AS bff-libraries
RUN npm ci --ignore-scripts --omit=dev --workspace bff --workspace cli
COPY scripts/sbom.mjs scripts/trim-libraries.mjs scripts/
RUN node scripts/trim-libraries.mjs bff cli && node scripts/sbom.mjs parley.cdx.json bff cli

FROM manifests AS orchestrator-libraries
RUN npm ci --ignore-scripts --omit=dev --workspace orchestrator
COPY scripts/sbom.mjs scripts/trim-libraries.mjs scripts/
RUN node scripts/trim-libraries.mjs orchestrator && node scripts/sbom.mjs parley.cdx.json orchestrator

FROM base AS server
# What Node makes of the sources is kept in the image: a server starts in half the time, and without what strips types.
ENV NODE_ENV=production \
    PARLEY_DATA_DIR=/var/lib/parley \
    NODE_COMPILE_CACHE=/srv/parley/.compile-cache
# Files, where no object store is set; give it a volume that both servers share.
RUN install -d -o node -g node "$PARLEY_DATA_DIR" "$NODE_COMPILE_CACHE"
# Where the image says what it is made of.
LABEL org.opencontainers.image.title="Parley" org.cyclonedx.sbom="/srv/parley/parley.cdx.json"
COPY contracts contracts
COPY server-kit server-kit
COPY migrations migrations
USER node

FROM server AS orchestrator
COPY --from=orchestrator-libraries /srv/parley ./
COPY decks decks
COPY orchestrator orchestrator
# An import of what was left out would be found here, and not at the first start.
RUN ["node", "--input-type=module", "-e", "await import('/srv/parley/orchestrator/src/start-orchestrator.ts'); await import('/srv/parley/server-kit/infrastructure/open-infrastructure.ts'); await import('/srv/parley/migrations/index.ts')"]
ENV ORCHESTRATOR_PORT=3100
EXPOSE 3100
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "require(process.env.ORCHESTRATOR_TLS_KEY ? 'https' : 'http').get({ host: '127.0.0.1', port: process.env.ORCHESTRATOR_PORT, path: '/healthz', rejectUnauthorized: false }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "orchestrator/src/main.ts"]

FROM server AS bff
COPY --from=bff-libraries /srv/parley ./
COPY bff bff
COPY cli cli
RUN ["node", "--input-type=module", "-e", "await import('/srv/parley/bff/src/start-bff.ts'); await import('/srv/parley/cli/commands.ts'); await import('/srv/parley/server-kit/infrastructure/open-infrastructure.ts'); await import('/srv/parley/migrations/index.ts')"]
COPY --from=screens /srv/parley/app-ui/dist app-ui/dist
COPY --from=screens /srv/parley/admin-ui/dist admin-ui/dist
# The command line: docker compose exec bff parley …
ENV PORT=3000 PATH="/srv/parley/cli:$PATH"
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Under load V8 would let the heap grow to twice what it needs before it collects: 284 MB in place of 527 (bench/README.md).
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "bff/src/main.ts"]
