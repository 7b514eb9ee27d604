ALTER TABLE "password_changes" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "additional_numbers" text[];