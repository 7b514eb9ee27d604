CREATE TABLE "club_dollar_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"cents" integer NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "club_dollar_reservations_by_member" ON "club_dollar_reservations" USING btree ("member_number");