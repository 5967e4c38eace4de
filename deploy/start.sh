#!/bin/sh
# Fills the configuration in, checks it, then serves. A wrong configuration never starts.
set -eu
here=$(dirname "$0")
node "$here/configure.mjs" /run/proposta
nginx -t -q -c "$here/nginx.conf"
exec nginx -g 'daemon off;' -c "$here/nginx.conf"
