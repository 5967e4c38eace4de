# docker build -f deploy/image.dockerfile -t proposta .
# docker run -p 8080:8080 -v ./deployment.json:/etc/proposta/deployment.json:ro \
#   -e DEPLOYMENT_FILE=/etc/proposta/deployment.json proposta
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG BASE_PATH=/
RUN BASE_PATH=$BASE_PATH npm run build && npm run build:server && rm -rf dist/.vite

FROM node:20-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /run/proposta /srv/proposta
ARG BASE_PATH=/
ENV BASE_PATH=$BASE_PATH
COPY --from=build /app/dist /srv/proposta/dist
COPY --from=build /app/dist-server/*.mjs /app/deploy/nginx.conf /app/deploy/start.sh /srv/proposta/
EXPOSE 8080
CMD ["/srv/proposta/start.sh"]
