CREATE TABLE "membership_price_list" (
	"type_code" text NOT NULL,
	"term" text NOT NULL,
	"cents" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "membership_price_list_type_code_term_valid_from_pk" PRIMARY KEY("type_code","term","valid_from"),
	CONSTRAINT "membership_price_term" CHECK ("membership_price_list"."term" in ('monthly', 'yearly')),
	CONSTRAINT "membership_price_not_negative" CHECK ("membership_price_list"."cents" >= 0),
	CONSTRAINT "membership_price_ends_after_start" CHECK ("membership_price_list"."valid_to" >= "membership_price_list"."valid_from")
);
