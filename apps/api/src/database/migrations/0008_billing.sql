CREATE TABLE "allowance_marks" (
	"address_hash" text NOT NULL,
	"month" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "allowance_marks_address_hash_month_pk" PRIMARY KEY("address_hash","month")
);
--> statement-breakpoint
CREATE TABLE "payment_catalog" (
	"account" text NOT NULL,
	"item" text NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_catalog_account_item_pk" PRIMARY KEY("account","item")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"resource" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"day" date,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigserial NOT NULL,
	"user_id" uuid,
	"subscription_id" uuid,
	"order_id" uuid,
	"plan" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"zaps" integer,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"provider_id" text NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_owed_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"plan" text NOT NULL,
	"price_cents" integer NOT NULL,
	"asked_plan" text,
	"provider_id" text,
	"provider_plan_id" text,
	"approval_url" text,
	"status" text NOT NULL,
	"next_charge_at" timestamp with time zone,
	"cancel_wanted" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "zap_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"zaps" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_id" text,
	"approval_url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "zap_orders_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "user_zaps" ADD COLUMN "plan_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_zaps" ADD COLUMN "monthly_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_zaps" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_zap_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."zap_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zap_orders" ADD CONSTRAINT "zap_orders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_retry_at_index" ON "payment_events" USING btree ("retry_at") WHERE "payment_events"."outcome" is null;--> statement-breakpoint
CREATE INDEX "payment_notices_user_id_index" ON "payment_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_notices_created_at_index" ON "payment_notices" USING btree ("created_at") WHERE "payment_notices"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number_index" ON "payments" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payments_user_id_paid_at_index" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_subscription_id_index" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_refund_owed_cents_index" ON "payments" USING btree ("refund_owed_cents") WHERE "payments"."refund_owed_cents" > 0;--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_status_index" ON "subscriptions" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "subscriptions_cancel_wanted_index" ON "subscriptions" USING btree ("cancel_wanted") WHERE "subscriptions"."cancel_wanted";--> statement-breakpoint
CREATE INDEX "zap_orders_user_id_status_index" ON "zap_orders" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "user_zaps_plan_until_index" ON "user_zaps" USING btree ("plan_until") WHERE "user_zaps"."plan_until" is not null;--> statement-breakpoint
UPDATE "user_zaps" SET "monthly_used" = greatest(0, CASE "plan" WHEN 'free' THEN 10 WHEN 'basic' THEN 25 ELSE 100 END - "monthly_remaining") WHERE "granted_month" IS NOT NULL;
