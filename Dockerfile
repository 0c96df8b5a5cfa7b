# Not built yet: there was no container engine at hand. Its steps were run by hand, and
# packages/server/test/container.slow.test.ts starts what CMD names.
#   docker build -t kairo . && docker run -p 8080:8080 -v kairo:/data kairo
#   docker exec CONTAINER node packages/cli/dist/kairo.mjs admin list
FROM node:24-bookworm-slim
WORKDIR /kairo
COPY . .
RUN npm ci && node scripts/build.ts && npm prune --omit=dev && mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 KAIRO_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
