CREATE TABLE "combo_editions" (
	"id" serial PRIMARY KEY NOT NULL,
	"combo_count" integer NOT NULL,
	"added_count" integer NOT NULL,
	"removed_count" integer NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
