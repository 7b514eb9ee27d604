CREATE INDEX IF NOT EXISTS "submissions_unanswered" ON "submissions" USING btree ("due_at") WHERE "submissions"."due_at" IS NOT NULL AND "submissions"."answered_at" IS NULL;--> statement-breakpoint
DROP INDEX "submissions_to_answer";
