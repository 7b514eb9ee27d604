-- The outbox holds the events of every feature: `deliveries` becomes `outbox_events`, its channels become kinds.
ALTER TABLE "deliveries" RENAME TO "outbox_events";--> statement-breakpoint
ALTER TABLE "outbox_events" DROP CONSTRAINT "deliveries_submission_id_submissions_id_fk";--> statement-breakpoint
ALTER TABLE "outbox_events" RENAME CONSTRAINT "deliveries_pkey" TO "outbox_events_pkey";--> statement-breakpoint
ALTER TABLE "outbox_events" RENAME COLUMN "submission_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "outbox_events" RENAME COLUMN "channel" TO "kind";--> statement-breakpoint
UPDATE "outbox_events" SET "kind" = 'forms.' || "kind";--> statement-breakpoint
ALTER TABLE "outbox_events" ADD COLUMN "payload" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
DROP INDEX "deliveries_to_do";--> statement-breakpoint
CREATE INDEX "outbox_events_due" ON "outbox_events" USING btree ("next_attempt_at") WHERE "outbox_events"."next_attempt_at" IS NOT NULL;--> statement-breakpoint
ALTER INDEX "deliveries_of_submission" RENAME TO "outbox_events_of_subject";--> statement-breakpoint
-- During a rolling restart, processes of the previous release still read and write under the former names.
CREATE VIEW "deliveries" AS
	SELECT "id", "subject_id" AS "submission_id", substr("kind", 7) AS "channel", "attempts", "next_attempt_at", "delivered_at", "failed_at", "last_error"
	FROM "outbox_events" WHERE "kind" LIKE 'forms.%';--> statement-breakpoint
CREATE FUNCTION "insert_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "outbox_events" ("kind", "subject_id") VALUES ('forms.' || NEW."channel", NEW."submission_id");
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "insert_delivery" INSTEAD OF INSERT ON "deliveries" FOR EACH ROW EXECUTE FUNCTION "insert_delivery"();
