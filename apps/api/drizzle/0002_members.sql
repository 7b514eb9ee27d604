CREATE TABLE "accounts" (
	"username" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"member_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_addresses" (
	"member_number" text NOT NULL,
	"type_code" text NOT NULL,
	"address" text NOT NULL,
	"apartment" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"normalised" boolean NOT NULL,
	CONSTRAINT "member_addresses_member_number_type_code_pk" PRIMARY KEY("member_number","type_code")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"member_number" text PRIMARY KEY NOT NULL,
	"membership_number" text NOT NULL,
	"type_code" text NOT NULL,
	"option_code" text NOT NULL,
	"class_code" text NOT NULL,
	"option_vr" boolean NOT NULL,
	"may_recommend" boolean NOT NULL,
	"file_is_sound" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender_code" text NOT NULL,
	"email" text NOT NULL,
	"born_on" date NOT NULL,
	"home_phone" text NOT NULL,
	"mobile_phone" text NOT NULL,
	"work_phone" text NOT NULL,
	"work_extension" text NOT NULL,
	"assistance_used" integer NOT NULL,
	"assistance_total" integer NOT NULL,
	"assistance_used_vr" integer NOT NULL,
	"assistance_total_vr" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"number" text PRIMARY KEY NOT NULL,
	"status_code" text NOT NULL,
	"in_renewal" boolean NOT NULL,
	"received_as_gift" boolean NOT NULL,
	"renewal_type_code" text NOT NULL,
	"expires_on" date,
	"payment_type_code" text NOT NULL,
	"paid_monthly" boolean NOT NULL,
	"price_per_month_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"club_dollars_cents" integer NOT NULL,
	"instant_discounts_cents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_addresses" ADD CONSTRAINT "member_addresses_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_membership_number_memberships_number_fk" FOREIGN KEY ("membership_number") REFERENCES "public"."memberships"("number") ON DELETE no action ON UPDATE no action;