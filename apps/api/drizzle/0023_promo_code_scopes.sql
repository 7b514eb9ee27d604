ALTER TABLE "promo_code_uses" ADD COLUMN "scope" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_code_uses" DROP CONSTRAINT "promo_code_uses_pkey";--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_code_scope_pk" PRIMARY KEY("code","scope");
