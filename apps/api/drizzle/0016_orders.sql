CREATE SEQUENCE "public"."member_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "membership_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"member_number" text,
	"from_day" date,
	"to_day" date,
	CONSTRAINT "gifts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "gifts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"number" text,
	"state" text DEFAULT 'open' NOT NULL,
	"locale" text NOT NULL,
	"quote" jsonb NOT NULL,
	"member_number" text,
	"renewal_selected" boolean NOT NULL,
	"sealed" "bytea",
	"data_key" text,
	"saved_method" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"enrolled_at" timestamp with time zone,
	CONSTRAINT "orders_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "order_placed_has_number" CHECK ("orders"."state" = 'open' OR "orders"."number" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"idempotency_key" text,
	"content_digest" text,
	"scheduled_payment_id" uuid,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'confirming' NOT NULL,
	"reason" text,
	"gateway_id" text,
	"challenge_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempt_not_negative" CHECK ("payment_attempts"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "refund_positive" CHECK ("refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"next_try_on" date,
	CONSTRAINT "scheduled_payment_once" UNIQUE("order_id","due_on"),
	CONSTRAINT "scheduled_payment_positive" CHECK ("scheduled_payments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "promo_code_uses" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"paid" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_number" text,
	"request" jsonb NOT NULL,
	"priced" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_scheduled_payment_id_scheduled_payments_id_fk" FOREIGN KEY ("scheduled_payment_id") REFERENCES "public"."scheduled_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_posting" ON "ledger_entries" USING btree ("posting");--> statement-breakpoint
CREATE INDEX "orders_by_member" ON "orders" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_attempt_of_an_order" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."scheduled_payment_id" IS NULL AND "payment_attempts"."state" IN ('confirming', 'challenge', 'unknown', 'succeeded', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_attempt_of_a_later_payment" ON "payment_attempts" USING btree ("scheduled_payment_id") WHERE "payment_attempts"."state" IN ('confirming', 'challenge', 'unknown', 'succeeded', 'processing');--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_late_refund_of_an_attempt" ON "refunds" USING btree ("attempt_id") WHERE "refunds"."reason" = 'late';--> statement-breakpoint
CREATE INDEX "scheduled_payments_due" ON "scheduled_payments" USING btree ("next_try_on") WHERE "scheduled_payments"."next_try_on" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_by_expiry" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'ledger entries are never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
--> statement-breakpoint
CREATE FUNCTION check_ledger_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum("cents") FROM "ledger_entries" WHERE "posting" = NEW."posting") <> 0 THEN
		RAISE EXCEPTION 'the ledger posting % does not add up to zero', NEW."posting";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_add_up AFTER INSERT ON "ledger_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_posting();
