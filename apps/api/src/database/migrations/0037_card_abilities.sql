-- What was read without its abilities is read anew, in turns after the start.
DELETE FROM "card_readings";--> statement-breakpoint
ALTER TABLE "card_readings" ADD COLUMN "abilities" text NOT NULL;
