CREATE TABLE "password_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"locale" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "password_changes_by_time" ON "password_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mailbox_unread" ON "mailbox" USING btree ("submission_id") WHERE "mailbox"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submissions_by_time" ON "submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submissions_of_member" ON "submissions" USING btree ("member_number") WHERE "submissions"."member_number" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_events_failed" ON "outbox_events" USING btree ("subject_id") WHERE "outbox_events"."failed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_events_skipped" ON "outbox_events" USING btree ("subject_id") WHERE "outbox_events"."next_attempt_at" IS NULL AND "outbox_events"."delivered_at" IS NULL AND "outbox_events"."failed_at" IS NULL;