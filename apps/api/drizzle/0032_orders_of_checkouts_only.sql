DROP TABLE "quotes";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "quote_id";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "idempotency_key", DROP COLUMN "content_digest";