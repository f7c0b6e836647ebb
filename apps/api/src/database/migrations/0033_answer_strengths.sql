-- Days that were kept know no strengths: each is made anew from its logs when it is next looked at.
DELETE FROM "question_days";--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "oracle_ruling" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "oracle_likely" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "oracle_none" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "oracle_unknown" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "forge_decided" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "forge_undecided" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "forge_unknown" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" ADD COLUMN "failed" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "question_logs" ADD COLUMN "strength" text;--> statement-breakpoint
ALTER TABLE "question_totals" ADD COLUMN "known" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_totals" ADD COLUMN "decided" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_days" DROP COLUMN "ended";--> statement-breakpoint
ALTER TABLE "question_days" DROP COLUMN "succeeded";--> statement-breakpoint
ALTER TABLE "question_totals" DROP COLUMN "ended";--> statement-breakpoint
ALTER TABLE "question_totals" DROP COLUMN "succeeded";
--> statement-breakpoint
-- As before, but for what a success is: what an answer decided, among the questions whose strength is known.
CREATE OR REPLACE FUNCTION count_asked_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_totals AS t (user_id, oracle_questions, forge_questions, known, decided, response_time_ms, timed, last_asked_at)
  SELECT user_id,
    count(*) FILTER (WHERE question_type = 'oracle'), count(*) FILTER (WHERE question_type = 'forge'),
    count(strength), count(*) FILTER (WHERE strength <> 'none'),
    coalesce(sum(response_time_ms), 0), count(response_time_ms), max(created_at)
  FROM new_logs GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET
    oracle_questions = t.oracle_questions + excluded.oracle_questions,
    forge_questions = t.forge_questions + excluded.forge_questions,
    known = t.known + excluded.known,
    decided = t.decided + excluded.decided,
    response_time_ms = t.response_time_ms + excluded.response_time_ms,
    timed = t.timed + excluded.timed,
    last_asked_at = greatest(t.last_asked_at, excluded.last_asked_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_ended_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_totals t SET
    known = t.known + d.known,
    decided = t.decided + d.decided,
    response_time_ms = t.response_time_ms + d.response_time_ms,
    timed = t.timed + d.timed
  FROM (
    SELECT user_id,
      sum(sign * (strength IS NOT NULL)::int) AS known,
      sum(sign * coalesce(strength <> 'none', false)::int) AS decided,
      sum(sign * coalesce(response_time_ms, 0)) AS response_time_ms,
      sum(sign * (response_time_ms IS NOT NULL)::int) AS timed
    FROM (
      SELECT user_id, strength, response_time_ms, 1 AS sign FROM new_logs
      UNION ALL
      SELECT user_id, strength, response_time_ms, -1 FROM old_logs
    ) changed
    GROUP BY user_id
  ) d
  WHERE t.user_id = d.user_id AND (d.known, d.decided, d.response_time_ms, d.timed) <> (0, 0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_deleted_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_totals t SET
    oracle_questions = t.oracle_questions - d.oracle,
    forge_questions = t.forge_questions - d.forge,
    known = t.known - d.known,
    decided = t.decided - d.decided,
    response_time_ms = t.response_time_ms - d.response_time_ms,
    timed = t.timed - d.timed
  FROM (
    SELECT user_id,
      count(*) FILTER (WHERE question_type = 'oracle') AS oracle,
      count(*) FILTER (WHERE question_type = 'forge') AS forge,
      count(strength) AS known, count(*) FILTER (WHERE strength <> 'none') AS decided,
      coalesce(sum(response_time_ms), 0) AS response_time_ms, count(response_time_ms) AS timed
    FROM old_logs GROUP BY user_id
  ) d
  WHERE t.user_id = d.user_id;
  RETURN NULL;
END $$;
