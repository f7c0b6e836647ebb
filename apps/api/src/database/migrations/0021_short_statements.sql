DROP INDEX "deck_cards_deck_id_index";--> statement-breakpoint
ALTER TABLE "deck_cards" DROP CONSTRAINT "deck_cards_pkey";--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_deck_id_id_pk" PRIMARY KEY("deck_id","id");--> statement-breakpoint
CREATE INDEX "cards_edition_id_edhrec_rank_index" ON "cards" USING btree ("edition_id","edhrec_rank");
