-- Sums over the question logs of each person, kept by the statement that changes them. A deletion or an
-- outcome never makes a row: the row of a person who is being deleted may be gone already.
CREATE FUNCTION count_asked_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_totals AS t (user_id, oracle_questions, forge_questions, ended, succeeded, response_time_ms, timed, last_asked_at)
  SELECT user_id,
    count(*) FILTER (WHERE question_type = 'oracle'), count(*) FILTER (WHERE question_type = 'forge'),
    count(response_success), count(*) FILTER (WHERE response_success),
    coalesce(sum(response_time_ms), 0), count(response_time_ms), max(created_at)
  FROM new_logs GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET
    oracle_questions = t.oracle_questions + excluded.oracle_questions,
    forge_questions = t.forge_questions + excluded.forge_questions,
    ended = t.ended + excluded.ended,
    succeeded = t.succeeded + excluded.succeeded,
    response_time_ms = t.response_time_ms + excluded.response_time_ms,
    timed = t.timed + excluded.timed,
    last_asked_at = greatest(t.last_asked_at, excluded.last_asked_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_ended_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_totals t SET
    ended = t.ended + d.ended,
    succeeded = t.succeeded + d.succeeded,
    response_time_ms = t.response_time_ms + d.response_time_ms,
    timed = t.timed + d.timed
  FROM (
    SELECT user_id,
      sum(sign * (response_success IS NOT NULL)::int) AS ended,
      sum(sign * coalesce(response_success, false)::int) AS succeeded,
      sum(sign * coalesce(response_time_ms, 0)) AS response_time_ms,
      sum(sign * (response_time_ms IS NOT NULL)::int) AS timed
    FROM (
      SELECT user_id, response_success, response_time_ms, 1 AS sign FROM new_logs
      UNION ALL
      SELECT user_id, response_success, response_time_ms, -1 FROM old_logs
    ) changed
    GROUP BY user_id
  ) d
  WHERE t.user_id = d.user_id AND (d.ended, d.succeeded, d.response_time_ms, d.timed) <> (0, 0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_deleted_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_totals t SET
    oracle_questions = t.oracle_questions - d.oracle,
    forge_questions = t.forge_questions - d.forge,
    ended = t.ended - d.ended,
    succeeded = t.succeeded - d.succeeded,
    response_time_ms = t.response_time_ms - d.response_time_ms,
    timed = t.timed - d.timed
  FROM (
    SELECT user_id,
      count(*) FILTER (WHERE question_type = 'oracle') AS oracle,
      count(*) FILTER (WHERE question_type = 'forge') AS forge,
      count(response_success) AS ended, count(*) FILTER (WHERE response_success) AS succeeded,
      coalesce(sum(response_time_ms), 0) AS response_time_ms, count(response_time_ms) AS timed
    FROM old_logs GROUP BY user_id
  ) d
  WHERE t.user_id = d.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER question_logs_asked AFTER INSERT ON question_logs
  REFERENCING NEW TABLE AS new_logs FOR EACH STATEMENT EXECUTE FUNCTION count_asked_questions();
--> statement-breakpoint
CREATE TRIGGER question_logs_ended AFTER UPDATE ON question_logs
  REFERENCING OLD TABLE AS old_logs NEW TABLE AS new_logs FOR EACH STATEMENT EXECUTE FUNCTION recount_ended_questions();
--> statement-breakpoint
CREATE TRIGGER question_logs_deleted AFTER DELETE ON question_logs
  REFERENCING OLD TABLE AS old_logs FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_questions();
--> statement-breakpoint
INSERT INTO question_totals (user_id, oracle_questions, forge_questions, ended, succeeded, response_time_ms, timed, last_asked_at)
SELECT user_id,
  count(*) FILTER (WHERE question_type = 'oracle'), count(*) FILTER (WHERE question_type = 'forge'),
  count(response_success), count(*) FILTER (WHERE response_success),
  coalesce(sum(response_time_ms), 0), count(response_time_ms), max(created_at)
FROM question_logs GROUP BY user_id;
