CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"content_digest" text NOT NULL,
	"reference" text NOT NULL,
	"locale" text NOT NULL,
	"user_agent" text NOT NULL,
	"values" jsonb NOT NULL,
	"member_info" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "submissions_sent_once" UNIQUE("form_id","idempotency_key","content_digest")
);
--> statement-breakpoint
CREATE INDEX "submissions_by_form_and_time" ON "submissions" USING btree ("form_id","created_at");