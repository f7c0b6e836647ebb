-- What was read without its abilities is read anew, in turns after the start. A process of the release before, which
-- still runs while this one comes up, writes rows without them.
DELETE FROM "card_readings";--> statement-breakpoint
ALTER TABLE "card_readings" ADD COLUMN "abilities" text;
