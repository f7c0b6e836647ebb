CREATE TABLE "question_days" (
	"day" date PRIMARY KEY NOT NULL,
	"questions" integer NOT NULL,
	"oracle_questions" integer NOT NULL,
	"forge_questions" integer NOT NULL,
	"unique_users" integer NOT NULL,
	"ended" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"avg_response_time" integer,
	"p50_response_time" integer,
	"p95_response_time" integer,
	"engines" jsonb NOT NULL,
	"errors" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "zap_entries_user_id_index";--> statement-breakpoint
CREATE INDEX "answer_feedback_wrong" ON "answer_feedback" USING btree ("updated_at","message_id","user_id") WHERE "answer_feedback"."helpful" = false;--> statement-breakpoint
CREATE INDEX "question_logs_error_words" ON "question_logs" USING gin ("words") WHERE "question_logs"."response_success" = false;--> statement-breakpoint
CREATE INDEX "zap_entries_of_user" ON "zap_entries" USING btree ("user_id","kind","amount");