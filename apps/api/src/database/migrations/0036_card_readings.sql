CREATE TABLE "card_readings" (
	"edition_id" integer NOT NULL,
	"card_id" text NOT NULL,
	"reader" text NOT NULL,
	"causes" text NOT NULL,
	"rewards" text NOT NULL,
	"roles" text NOT NULL,
	"produced_bits" integer NOT NULL,
	CONSTRAINT "card_readings_edition_id_card_id_pk" PRIMARY KEY("edition_id","card_id")
);
--> statement-breakpoint
ALTER TABLE "card_readings" ADD CONSTRAINT "card_readings_edition_id_card_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."card_editions"("id") ON DELETE cascade ON UPDATE no action;