# Countermarch as an image, games in the volume /data:
#
#   docker build -t countermarch .
#   docker run --detach --init --publish 3000:3000 --volume countermarch:/data countermarch
#
# docs/operations.md goes on from there. test/package.long.test.ts runs these steps without Docker.

FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm ci
RUN npm pack

FROM node:24-slim
ENV NODE_ENV=production
COPY --from=build /src/countermarch-*.tgz /tmp/
# Without the optional packages, which would bring a second Node. Not as a global package: there npm installs them all the same.
RUN npm install --prefix /opt/countermarch --omit=optional /tmp/countermarch-*.tgz && rm /tmp/countermarch-*.tgz
ENV PATH=/opt/countermarch/node_modules/.bin:$PATH
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD node -e "fetch('http://127.0.0.1:3000/api/games').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["countermarch", "serve", "--host", "0.0.0.0", "--port", "3000", "--data", "/data"]
