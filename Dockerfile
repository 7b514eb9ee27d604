# One image for the site and the API: the command chooses. Built from the lock file; runs without root, and with a
# read-only file system, because DATABASE_URL names a PostgreSQL of its own.
FROM node:24-slim AS build
WORKDIR /srv/jalon
COPY . .
RUN npm ci && npx nx run @jalon/site:build && npx jalon links site-links.json && npm prune --omit=dev && rm -rf .nx

FROM node:24-slim
# The threshold makes glibc return the memory of large buffers, such as parts of files, as soon as they are freed.
ENV NODE_ENV=production NODE_OPTIONS=--max-old-space-size=256 MALLOC_MMAP_THRESHOLD_=131072 SITE_LINKS=site-links.json
WORKDIR /srv/jalon
COPY --from=build /srv/jalon /srv/jalon
# For the volume of the sandbox gateway.
RUN install --directory --owner=node /srv/jalon-data
USER node
# The API: ["node", "--max-semi-space-size=4", "--conditions=@jalon/source", "apps/api/src/main.ts"].
CMD ["node", "--conditions=@jalon/source", "apps/site/server/main.ts"]
