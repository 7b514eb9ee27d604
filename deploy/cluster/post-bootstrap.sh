#!/bin/sh
# Run by Patroni once, on the first primary, with a connection string of the superuser.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" "$1" <<'SQL'
CREATE ROLE jalon LOGIN PASSWORD :'password' IN ROLE pg_monitor;
-- PgBouncer does not pass on the time limits of a connection.
ALTER ROLE jalon SET statement_timeout = '10s';
ALTER ROLE jalon SET idle_in_transaction_session_timeout = '10s';
CREATE DATABASE jalon OWNER jalon;
SQL
