#!/bin/sh
# Writes the page and the site of nginx, checks nginx's configuration, then serves. After a mistake nginx does not
# start.
set -eu
here=$(dirname "$0")
case "${CHECK_SERVICE:-}" in
  '' | warn | stop) ;;
  *)
    echo "CHECK_SERVICE \"$CHECK_SERVICE\" must be warn or stop" >&2
    exit 1
    ;;
esac
export DIST="${DIST:-/srv/proposta/dist}"
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout} node "$here/configure.mjs" /run/proposta
# CHECK_SERVICE=stop checks the service, and does not start nginx if journeys would fail. CHECK_SERVICE=warn checks it
# while nginx starts, and prints what will not work.
if [ "${CHECK_SERVICE:-}" = stop ]; then node "$here/check.mjs"; fi
nginx -t -q -c "$here/nginx.conf"
if [ "${CHECK_SERVICE:-}" = warn ]; then
  { node "$here/check.mjs" || echo 'The check of the service found mistakes: see above.' >&2; } &
fi
exec nginx -g 'daemon off;' -c "$here/nginx.conf"
