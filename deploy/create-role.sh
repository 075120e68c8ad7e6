#!/bin/sh
# In the container of PostgreSQL, once: a role that owns the portal's database and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PORTAL_PASSWORD" -U postgres <<'SQL'
create role portal login password :'password';
create database portal owner portal template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C';
SQL
