ALTER TABLE "stripe_attempts" ADD COLUMN "hosted_page" text;--> statement-breakpoint
ALTER TABLE "stripe_attempts" ADD CONSTRAINT "stripe_attempts_hosted_page_unique" UNIQUE("hosted_page");