#!/bin/sh
# Serves Crownward to the browser of this computer, with the Node.js that lies beside this file.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
exec "$here/node/node" "$here/app/dist/host/index.mjs" "$@"
