-- What is known of a day that is over is forgotten by the statement that changes one of its logs. Of a day
-- that is still running nothing is kept, so that people who ask meet no lock of each other's.
CREATE FUNCTION forget_question_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM question_days
  WHERE day IN (SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date FROM changed_logs);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER question_logs_day_asked AFTER INSERT ON question_logs
  REFERENCING NEW TABLE AS changed_logs FOR EACH STATEMENT EXECUTE FUNCTION forget_question_days();
--> statement-breakpoint
CREATE TRIGGER question_logs_day_ended AFTER UPDATE ON question_logs
  REFERENCING OLD TABLE AS changed_logs FOR EACH STATEMENT EXECUTE FUNCTION forget_question_days();
--> statement-breakpoint
CREATE TRIGGER question_logs_day_deleted AFTER DELETE ON question_logs
  REFERENCING OLD TABLE AS changed_logs FOR EACH STATEMENT EXECUTE FUNCTION forget_question_days();
