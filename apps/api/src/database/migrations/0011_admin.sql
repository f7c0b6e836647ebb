CREATE TABLE "answer_reviews" (
	"message_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"reviewer_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_reviews_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "question_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"oracle_questions" integer DEFAULT 0 NOT NULL,
	"forge_questions" integer DEFAULT 0 NOT NULL,
	"questions" integer GENERATED ALWAYS AS (oracle_questions + forge_questions) STORED NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"response_time_ms" bigint DEFAULT 0 NOT NULL,
	"timed" integer DEFAULT 0 NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "question_logs_created_at_index";--> statement-breakpoint
ALTER TABLE "question_logs" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.french_unaccent'::regconfig, question_text) || to_tsvector('public.english_unaccent'::regconfig, question_text)) STORED;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_reviewer_id_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_feedback_fk" FOREIGN KEY ("message_id","user_id") REFERENCES "public"."answer_feedback"("message_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_totals" ADD CONSTRAINT "question_totals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_reviews_user_id_index" ON "answer_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answer_reviews_reviewer_id_index" ON "answer_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "question_totals_questions_user_id_index" ON "question_totals" USING btree ("questions" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "question_logs_figures" ON "question_logs" USING btree ("created_at","question_type","response_success","response_time_ms","user_id");--> statement-breakpoint
CREATE INDEX "question_logs_errors" ON "question_logs" USING btree ("created_at") WHERE "question_logs"."response_success" = false;--> statement-breakpoint
CREATE INDEX "question_logs_words_index" ON "question_logs" USING gin ("words");