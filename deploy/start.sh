#!/bin/sh
# Fills the configuration in, checks it, then serves. A wrong configuration never starts.
set -eu
here=$(dirname "$0")
node "$here/configure.mjs" /run/proposta
# CHECK_SERVICE=warn asks the service once and says what will not work; CHECK_SERVICE=stop does not start then.
case "${CHECK_SERVICE:-}" in
  warn) node "$here/check.mjs" || echo 'The check of the service found mistakes: see above.' >&2 ;;
  stop) node "$here/check.mjs" ;;
esac
nginx -t -q -c "$here/nginx.conf"
exec nginx -g 'daemon off;' -c "$here/nginx.conf"
