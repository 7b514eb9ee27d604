CREATE TABLE "compared_days" (
	"day" date PRIMARY KEY NOT NULL,
	"lines" integer NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"of" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"explanation" text,
	CONSTRAINT "gateway_difference_once" UNIQUE("of","subject")
);
--> statement-breakpoint
CREATE TABLE "gateway_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"gateway_id" text,
	"subject" text,
	"cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "succeeded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gateway_differences_open" ON "gateway_differences" USING btree ("day") WHERE "gateway_differences"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "gateway_lines_by_time" ON "gateway_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "gateway_lines_of_charge" ON "gateway_lines" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "gateway_lines_of_subject" ON "gateway_lines" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_gateway_id" ON "payment_attempts" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_success" ON "payment_attempts" USING btree ("succeeded_at");