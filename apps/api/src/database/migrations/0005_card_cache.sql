CREATE TABLE "card_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"card" jsonb,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "card_cache_fetched_at_index" ON "card_cache" USING btree ("fetched_at");