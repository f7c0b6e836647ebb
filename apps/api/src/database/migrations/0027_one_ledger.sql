ALTER TABLE "runs" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "guild_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "zaps_charged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_questions" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "zap_entries" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "zap_entries" ADD COLUMN "pack_id" uuid;--> statement-breakpoint
ALTER TABLE "zap_entries" ADD COLUMN "attempt" integer;--> statement-breakpoint
ALTER TABLE "zap_entries" ADD COLUMN "phase" text;--> statement-breakpoint
ALTER TABLE "zap_entries" RENAME COLUMN "idempotency_key" TO "cause";--> statement-breakpoint
ALTER TABLE "zap_entries" RENAME CONSTRAINT "zap_entries_idempotencyKey_unique" TO "zap_entries_cause_unique";--> statement-breakpoint
ALTER TABLE "zap_entries" ALTER COLUMN "cause" DROP NOT NULL;--> statement-breakpoint
-- A charge was named run:<run>:<attempt>:<phase>:<pool>. The first version also wrote at a grant which run
-- was the first of its month.
UPDATE "zap_entries" SET
  "attempt" = split_part("cause", ':', 3)::integer,
  "phase" = CASE
    WHEN split_part("cause", ':', 4) = 'reserve' THEN 'reserve'
    WHEN split_part("cause", ':', 4) LIKE 'return-%' THEN 'return'
    ELSE 'settle' END,
  "cause" = NULL
WHERE "cause" LIKE 'run:%';--> statement-breakpoint
UPDATE "zap_entries" SET "run_id" = NULL WHERE "cause" IS NOT NULL AND "run_id" IS NOT NULL;--> statement-breakpoint
-- That of a pack was named question:<question>:<attempt>:<phase>:<pack>; the run of a question has its id.
INSERT INTO "zap_entries" ("pack_id", "kind", "pool", "amount", "run_id", "attempt", "phase", "cause", "created_at")
SELECT "pack_id", "kind", 'pack', "amount", "question_id",
  CASE WHEN "question_id" IS NOT NULL THEN split_part("idempotency_key", ':', 3)::integer END,
  CASE WHEN "question_id" IS NOT NULL THEN
    CASE split_part("idempotency_key", ':', 4)
      WHEN 'reserve' THEN 'reserve' WHEN 'return' THEN 'return' ELSE 'settle' END
  END,
  CASE WHEN "question_id" IS NULL THEN replace("idempotency_key", '-won:', ':won:') END,
  "created_at"
FROM "guild_pack_entries" ORDER BY "id";--> statement-breakpoint
INSERT INTO "runs" ("id", "guild_id", "request_id", "kind", "body_hash", "status", "attempt", "zaps",
  "error_code", "error_params", "answer", "heartbeat_at", "started_at", "ended_at", "created_at")
SELECT q."id", q."guild_id", 'discord-' || q."key", 'ruling',
  encode(sha256(convert_to('{"discussionId":null,"key":' || to_json(q."key")::text || '}', 'UTF8')), 'hex'),
  CASE
    WHEN q."status" = 'answered' THEN 'done'
    WHEN q."status" = 'failed' AND q."error_code" = 'RUN_INTERRUPTED' THEN 'interrupted'
    ELSE q."status" END,
  q."attempt",
  coalesce((SELECT -sum(e."amount") FROM "zap_entries" e
    WHERE e."run_id" = q."id" AND e."attempt" = q."attempt" AND e."kind" = 'reserve'), 0),
  q."error_code", q."error_params",
  CASE WHEN q."answer" IS NOT NULL THEN (q."answer" - 'detailed_reasoning')
    || jsonb_build_object('detailedReasoning', q."answer" -> 'detailed_reasoning') END,
  q."heartbeat_at", q."created_at", q."ended_at", q."created_at"
FROM "guild_questions" q WHERE q."paid_by" = 'pack';--> statement-breakpoint
UPDATE "guild_questions" SET "run_id" = "id" WHERE "paid_by" = 'pack';--> statement-breakpoint
UPDATE "guild_questions" q SET "run_id" = r."id" FROM "runs" r
WHERE q."paid_by" = 'account' AND r."user_id" = q."user_id" AND r."request_id" = 'discord-' || q."key";--> statement-breakpoint
UPDATE "runs" r SET "zaps_charged" = spent.zaps FROM (
  SELECT "run_id", -sum("amount") AS zaps FROM "zap_entries"
  WHERE "kind" IN ('reserve', 'refund') GROUP BY "run_id"
) spent
WHERE spent."run_id" = r."id" AND r."status" IN ('done', 'stopped') AND spent.zaps > 0;--> statement-breakpoint
DROP TABLE "guild_pack_entries";--> statement-breakpoint
DROP INDEX "guild_questions_status_heartbeat_at_index";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "paid_by";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "zaps_charged";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "error_code";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "error_params";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "discussion_id";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "heartbeat_at";--> statement-breakpoint
ALTER TABLE "guild_questions" DROP COLUMN "ended_at";--> statement-breakpoint
ALTER TABLE "guild_questions" ADD CONSTRAINT "guild_questions_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zap_entries" ADD CONSTRAINT "zap_entries_pack_id_guild_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."guild_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_questions_run_id_index" ON "guild_questions" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "zap_entries_pack_id_index" ON "zap_entries" USING btree ("pack_id");--> statement-breakpoint
CREATE UNIQUE INDEX "zap_entries_once_a_pool" ON "zap_entries" USING btree ("run_id","attempt","phase","pool") WHERE "zap_entries"."pack_id" is null and "zap_entries"."kind" <> 'expire';--> statement-breakpoint
CREATE UNIQUE INDEX "zap_entries_once_a_pack" ON "zap_entries" USING btree ("run_id","attempt","phase","pack_id") WHERE "zap_entries"."pack_id" is not null and "zap_entries"."kind" <> 'close';
--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_guildId_requestId_unique" UNIQUE("guild_id","request_id");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_one_payer" CHECK (num_nonnulls("runs"."user_id", "runs"."guild_id") = 1);--> statement-breakpoint
ALTER TABLE "zap_entries" ADD CONSTRAINT "zap_entries_one_holder" CHECK (num_nonnulls("zap_entries"."user_id", "zap_entries"."pack_id") = 1);--> statement-breakpoint
ALTER TABLE "zap_entries" ADD CONSTRAINT "zap_entries_one_reason" CHECK (num_nonnulls("zap_entries"."phase", "zap_entries"."cause") = 1);--> statement-breakpoint
ALTER TABLE "zap_entries" ADD CONSTRAINT "zap_entries_whole_attempt" CHECK (num_nonnulls("zap_entries"."run_id", "zap_entries"."attempt", "zap_entries"."phase") in (0, 3));
