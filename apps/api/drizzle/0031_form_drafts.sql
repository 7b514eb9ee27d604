CREATE TABLE "form_draft_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"data_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"data_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"key_digest" text NOT NULL,
	CONSTRAINT "form_drafts_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "form_draft_links" ADD CONSTRAINT "form_draft_links_draft_id_form_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_draft_links_of_draft" ON "form_draft_links" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "form_drafts_by_expiry" ON "form_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "form_drafts_by_key" ON "form_drafts" USING btree ("key_digest");