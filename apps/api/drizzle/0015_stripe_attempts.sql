CREATE TABLE "stripe_attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"payment_intent" text,
	"closed" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
