CREATE TABLE "renewal_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"is_on" boolean NOT NULL,
	"version" text,
	"locale" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "renewal_consent_has_text" CHECK (NOT "renewal_consents"."is_on" OR "renewal_consents"."version" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "renewal_consents_of_member" ON "renewal_consents" USING btree ("member_number","at");
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_renewal_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'renewal consents are never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER renewal_consents_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "renewal_consents"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_renewal_consents();
