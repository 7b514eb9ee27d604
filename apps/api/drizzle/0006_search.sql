CREATE TABLE "search_columns" (
	"index" text NOT NULL,
	"field" text NOT NULL,
	"values" jsonb NOT NULL,
	"places" "bytea" NOT NULL,
	CONSTRAINT "search_columns_index_field_pk" PRIMARY KEY("index","field")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"index" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"digest" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"headings" text NOT NULL,
	"body_content" text NOT NULL,
	"type" text,
	"year" integer,
	"image" text,
	"label" text,
	"reading_time" text,
	"title_vector" "tsvector" NOT NULL,
	"headings_vector" "tsvector" NOT NULL,
	"body_vector" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_index_id_pk" PRIMARY KEY("index","id")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"index" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"index" text NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"documents" integer NOT NULL,
	"title" "bytea" NOT NULL,
	"headings" "bytea" NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "search_terms_index_kind_term_pk" PRIMARY KEY("index","kind","term")
);
--> statement-breakpoint
CREATE INDEX "search_documents_by_number" ON "search_documents" USING btree ("index","number");--> statement-breakpoint
CREATE INDEX "search_terms_by_beginning" ON "search_terms" USING btree ("index","kind","term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_terms_by_likeness_fr" ON "search_terms" USING gin ("term" gin_trgm_ops) WHERE index = 'fr' AND kind = 'stem';--> statement-breakpoint
CREATE INDEX "search_terms_by_likeness_en" ON "search_terms" USING gin ("term" gin_trgm_ops) WHERE index = 'en' AND kind = 'stem';