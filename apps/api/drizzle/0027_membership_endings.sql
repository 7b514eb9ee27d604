CREATE TABLE "ending_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text,
	"member_number" text,
	"order_id" uuid,
	"ending_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ending_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "membership_endings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_number" text,
	"order_id" uuid,
	"ends_on" date NOT NULL,
	"ended_by" text NOT NULL,
	"locale" text NOT NULL,
	"details" jsonb NOT NULL,
	"balance_cents" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ending_id" uuid;--> statement-breakpoint
ALTER TABLE "ending_links" ADD CONSTRAINT "ending_links_ending_id_membership_endings_id_fk" FOREIGN KEY ("ending_id") REFERENCES "public"."membership_endings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ending_links_by_expiry" ON "ending_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "membership_endings_of_member" ON "membership_endings" USING btree ("member_number","at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ending_id_membership_endings_id_fk" FOREIGN KEY ("ending_id") REFERENCES "public"."membership_endings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_ending" ON "orders" USING btree ("ending_id") WHERE "orders"."ending_id" IS NOT NULL;