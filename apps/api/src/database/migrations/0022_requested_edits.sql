ALTER TABLE "deck_edits" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "deck_edits" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "deck_edits" ADD CONSTRAINT "deck_edits_deckId_requestId_unique" UNIQUE("deck_id","request_id");