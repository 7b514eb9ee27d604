-- Trigrams, for typing errors in searches. PostgreSQL trusts the extension: it takes no superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
