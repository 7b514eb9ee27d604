CREATE TABLE "renewals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_number" text NOT NULL,
	"expires_on" date NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"reason" text,
	"quote" jsonb,
	"listed_on" date,
	"notice_sent_at" timestamp with time zone,
	"order_id" uuid,
	"declined" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_step_at" timestamp with time zone,
	CONSTRAINT "renewals_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "renewal_once" UNIQUE("member_number","expires_on")
);
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("next_step_at") WHERE "renewals"."next_step_at" IS NOT NULL;