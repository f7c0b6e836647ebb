CREATE TABLE "deck_edits" (
	"deck_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"parent" integer,
	"difference" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deck_edits_deck_id_revision_pk" PRIMARY KEY("deck_id","revision")
);
--> statement-breakpoint
CREATE TABLE "deck_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deck_id" uuid NOT NULL,
	"name" text NOT NULL,
	"revision" integer NOT NULL,
	"card_count" integer NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "board" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
-- Lines keep their board: the old flag becomes a column that follows from it.
UPDATE "deck_cards" SET "board" = 'sideboard' WHERE "is_sideboard";--> statement-breakpoint
ALTER TABLE "deck_cards" DROP COLUMN "is_sideboard";--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "is_sideboard" boolean GENERATED ALWAYS AS (board in ('sideboard', 'companion')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "set_code" text;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "collector_number" text;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "finish" text;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "decks" SET "name_folded" = lower(unaccent("name"));--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "last_edit" integer;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "color_identity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "facts_edition" text;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "import_request_id" text;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "deck_edits" ADD CONSTRAINT "deck_edits_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_versions" ADD CONSTRAINT "deck_versions_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_versions_deck_id_created_at_index" ON "deck_versions" USING btree ("deck_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "decks_user_id_name_folded_id_index" ON "decks" USING btree ("user_id","name_folded","id");--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_userId_importRequestId_unique" UNIQUE("user_id","import_request_id");