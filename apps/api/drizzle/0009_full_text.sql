-- Full-text search. PostgreSQL lets the owner of a database install this extension without a superuser.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- PostgreSQL's parser reads signs in its own way: -5 in CX-5 as a number, <b> as a tag, and in a database of the
-- C locale ’ as a letter. Signs become control characters before texts are parsed, and signs again in snippets.
CREATE FUNCTION search_mask(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate($1, '-./@:_+<&~\’‘«»“”…–—‑•·°™®',
  E'\x01\x02\x03\x04\x05\x06\x07\x08\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f');
--> statement-breakpoint
CREATE FUNCTION search_unmask(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate($1,
  E'\x01\x02\x03\x04\x05\x06\x07\x08\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f',
  '-./@:_+<&~\’‘«»“”…–—‑•·°™®');
--> statement-breakpoint
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(unaccent(search_mask($1)));
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_fr (COPY = french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_fr ALTER MAPPING FOR word, numword, hword, hword_part WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_en (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_en ALTER MAPPING FOR word, numword, hword, hword_part WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_words (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_words ALTER MAPPING FOR word, numword, hword, hword_part WITH unaccent, simple;
--> statement-breakpoint
CREATE FUNCTION search_config(text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE $1 WHEN 'fr' THEN 'search_fr'::regconfig ELSE 'search_en'::regconfig END;
--> statement-breakpoint
DROP TABLE "search_columns", "search_indexes", "search_terms";
--> statement-breakpoint
ALTER TABLE "search_documents" RENAME TO "search_documents_before";
--> statement-breakpoint
ALTER TABLE "search_documents_before" RENAME CONSTRAINT "search_documents_index_id_pk" TO "search_documents_before_pk";
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"index" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"headings" text NOT NULL,
	"body_content" text NOT NULL,
	"type" text,
	"year" integer,
	"image" text,
	"label" text,
	"reading_time" text,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(search_config(index), search_mask(title)), 'A') || setweight(to_tsvector(search_config(index), search_mask(headings)), 'B') || setweight(to_tsvector(search_config(index), search_mask(body_content)), 'C')) STORED,
	"title_words" "tsvector" GENERATED ALWAYS AS (to_tsvector(search_config(index), search_mask(title)) || to_tsvector('search_words', search_mask(title))) STORED,
	"title_key" text GENERATED ALWAYS AS (search_fold(title)) STORED,
	CONSTRAINT "search_documents_index_id_pk" PRIMARY KEY("index","id")
);
--> statement-breakpoint
-- Kept in the row, because every match is ranked, sorted and counted by them: from the TOAST table takes twice the time.
ALTER TABLE "search_documents" ALTER COLUMN "vector" SET STORAGE MAIN, ALTER COLUMN "title_key" SET STORAGE MAIN,
	ALTER COLUMN "id" SET STORAGE MAIN, ALTER COLUMN "type" SET STORAGE MAIN, ALTER COLUMN "label" SET STORAGE MAIN,
	ALTER COLUMN "reading_time" SET STORAGE MAIN;
--> statement-breakpoint
INSERT INTO "search_documents" ("index", "id", "source", "url", "title", "headings", "body_content", "type", "year", "image", "label", "reading_time")
SELECT "index", "id", "source", "url", "title", "headings", "body_content", "type", "year", "image", "label", "reading_time" FROM "search_documents_before";
--> statement-breakpoint
DROP TABLE "search_documents_before";
--> statement-breakpoint
CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");
--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("title_words");
--> statement-breakpoint
CREATE TABLE "search_stems" (
	"index" text NOT NULL,
	"stem" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_stems_index_stem_pk" PRIMARY KEY("index","stem")
);
--> statement-breakpoint
CREATE INDEX "search_stems_likeness" ON "search_stems" USING gin ("stem" gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "search_stems" ("index", "stem", "documents")
SELECT 'fr', word, ndoc FROM ts_stat('SELECT vector FROM search_documents WHERE index = ''fr''') WHERE length(word) BETWEEN 3 AND 100
UNION ALL
SELECT 'en', word, ndoc FROM ts_stat('SELECT vector FROM search_documents WHERE index = ''en''') WHERE length(word) BETWEEN 3 AND 100;
