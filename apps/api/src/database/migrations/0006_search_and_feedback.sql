CREATE TABLE "answer_feedback" (
	"message_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_feedback_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.french_unaccent'::regconfig, title) || to_tsvector('public.english_unaccent'::regconfig, title)) STORED;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.french_unaccent'::regconfig, left(coalesce(payload->>'content', '') || ' ' || coalesce(payload->'ruling'->>'ruling', '') || ' ' || coalesce(payload->'ruling'->>'explanation', '') || ' ' || coalesce(jsonb_path_query_array(payload, '$.cards[*].name')::text, '') || ' ' || coalesce((payload->'ruling'->'mentioned_cards')::text, ''), 20000)) || to_tsvector('public.english_unaccent'::regconfig, left(coalesce(payload->>'content', '') || ' ' || coalesce(payload->'ruling'->>'ruling', '') || ' ' || coalesce(payload->'ruling'->>'explanation', '') || ' ' || coalesce(jsonb_path_query_array(payload, '$.cards[*].name')::text, '') || ' ' || coalesce((payload->'ruling'->'mentioned_cards')::text, ''), 20000)) || jsonb_to_tsvector('simple'::regconfig, jsonb_path_query_array(payload, '$.ruling.relevant_rules[*].number'), '["string"]')) STORED;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_feedback_user_id_index" ON "answer_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answer_feedback_created_at_index" ON "answer_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "discussions_words_index" ON "discussions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "messages_words_index" ON "messages" USING gin ("words");