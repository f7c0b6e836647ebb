ALTER TABLE "user_zaps" ADD COLUMN "daily_undecided" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_zaps" ADD COLUMN "daily_undecided_model" integer DEFAULT 0 NOT NULL;