ALTER TABLE "orders" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null;--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("checkout_id") WHERE "orders"."checkout_id" IS NOT NULL;
