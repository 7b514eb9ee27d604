CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"arrived_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
-- SQL has no key: the API encrypts these rows when it starts.
UPDATE "submissions" SET "sealed" = convert_to(jsonb_strip_nulls(jsonb_build_object('values', "values", 'userAgent', "user_agent", 'memberInfo', "member_info"))::text, 'UTF8');--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "sealed" SET NOT NULL;--> statement-breakpoint
-- They were stored before anything was delivered.
INSERT INTO "mailbox" ("submission_id", "arrived_at") SELECT "id", "created_at" FROM "submissions";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "data_key" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_to_do" ON "deliveries" USING btree ("next_attempt_at") WHERE "deliveries"."next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_of_submission" ON "deliveries" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submissions_to_answer" ON "submissions" USING btree ("due_at") WHERE "submissions"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_not_encrypted" ON "submissions" USING btree ("id") WHERE "submissions"."data_key" IS NULL;--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "user_agent";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "values";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "member_info";