CREATE TABLE "service_turns" (
	"service" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone,
	"heavy_at" timestamp with time zone,
	"closed_until" timestamp with time zone
);
