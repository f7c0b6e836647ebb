ALTER TABLE "user_zaps" ADD COLUMN "plan_bought" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_zaps" ADD COLUMN "plan_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "user_zaps" SET "plan_bought" = coalesce((
  SELECT sum(floor(
    (CASE p."plan" WHEN 'pro' THEN 90 ELSE 15 END)
    * greatest(0, p."amount_cents" - p."refunded_cents" - p."refund_owed_cents")
    / p."amount_cents"))
  FROM "payments" p
  WHERE p."user_id" = "user_zaps"."user_id" AND p."plan" IS NOT NULL AND p."amount_cents" > 0
    AND (p."dispute" IS NULL OR p."dispute" = 'won')
), 0);--> statement-breakpoint
-- Never so much that it takes back what the month in use was granted under the older rule.
UPDATE "user_zaps" SET "plan_used" = least(coalesce((
  SELECT sum(greatest(0, months.used - 10)) FROM (
    SELECT -sum(e."amount") AS used FROM "zap_entries" e
    WHERE e."user_id" = "user_zaps"."user_id" AND e."pool" = 'monthly'
      AND e."kind" IN ('reserve', 'refund')
      AND e."created_at" AT TIME ZONE 'UTC' < "user_zaps"."granted_month"
    GROUP BY date_trunc('month', e."created_at" AT TIME ZONE 'UTC')
  ) months
), 0), greatest(0, "plan_bought" + 10 - "monthly_used" - "monthly_remaining"));
