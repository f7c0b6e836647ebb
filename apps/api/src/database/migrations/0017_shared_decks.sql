ALTER TABLE "decks" ADD COLUMN "declared_archetype" text;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_shareToken_unique" UNIQUE("share_token");