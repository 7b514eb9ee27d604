#!/bin/sh
# Gives the role of primary to another node before the disk is full. PostgreSQL refuses to extend its tables then, but
# does not end, so that Patroni would keep it as the primary.
# usage: disk-guard.sh <data folder> <minimum free megabytes> <URL of this node's Patroni>
set -eu
while sleep 1; do
  free=$(df --output=avail --block-size=M "$1" | tail -n 1 | tr -dc 0-9)
  [ "$free" -ge "$2" ] && continue
  curl --silent --fail --output /dev/null "$3/primary" || continue
  echo "$free MB are free: another node becomes the primary"
  curl --silent --max-time 60 --data "{\"leader\": \"$PATRONI_NAME\"}" "$3/switchover" || true
done
