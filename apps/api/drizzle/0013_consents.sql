CREATE TABLE "consents" (
	"consent_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notice" integer NOT NULL,
	"locale" text NOT NULL,
	"surface" text NOT NULL,
	"purposes" text[] NOT NULL,
	"granted" text[] NOT NULL,
	CONSTRAINT "consents_consent_id_chosen_at_pk" PRIMARY KEY("consent_id","chosen_at"),
	CONSTRAINT "consents_granted_were_asked" CHECK ("consents"."granted" <@ "consents"."purposes")
);
--> statement-breakpoint
CREATE INDEX "consents_recorded_at" ON "consents" USING btree ("recorded_at");