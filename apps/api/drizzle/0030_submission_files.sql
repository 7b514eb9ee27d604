CREATE TABLE "file_parts" (
	"file_id" text NOT NULL,
	"part" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"data_key" text NOT NULL,
	CONSTRAINT "file_parts_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "named_files" (
	"submission_id" uuid NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "named_files_submission_id_file_id_pk" PRIMARY KEY("submission_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" text PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"key_digest" text NOT NULL,
	"field" text NOT NULL,
	"size" integer NOT NULL,
	"name" "bytea" NOT NULL,
	"data_key" text NOT NULL,
	"type" text,
	"digest" text,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"named_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_file_id_submission_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."submission_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_files" ADD CONSTRAINT "named_files_file_id_submission_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."submission_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "named_files_by_file" ON "named_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "submission_files_unnamed" ON "submission_files" USING btree ("touched_at") WHERE "submission_files"."named_at" IS NULL;--> statement-breakpoint
ALTER TABLE "file_parts" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;