CREATE TABLE "counted_messages" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guild_answers" (
	"message_id" text PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guild_channels" (
	"guild_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "guild_channels_guild_id_channel_id_pk" PRIMARY KEY("guild_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "guild_feedback" (
	"question_id" uuid NOT NULL,
	"discord_user_id" text NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guild_feedback_question_id_discord_user_id_pk" PRIMARY KEY("question_id","discord_user_id")
);
--> statement-breakpoint
CREATE TABLE "guild_messages" (
	"guild_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "guild_messages_guild_id_channel_id_day_pk" PRIMARY KEY("guild_id","channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "guild_pack_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pack_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"question_id" uuid,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guild_pack_entries_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "guild_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"user_id" uuid,
	"size" integer NOT NULL,
	"remaining" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guild_packs_remaining_not_negative" CHECK ("guild_packs"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guild_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"guild_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"discord_user_id" text NOT NULL,
	"user_id" uuid,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"effort" text NOT NULL,
	"history" jsonb NOT NULL,
	"paid_by" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"zaps_charged" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answer" jsonb,
	"discussion_id" uuid,
	"delivered_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guild_questions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"owner_id" text NOT NULL,
	"threads_only" boolean DEFAULT false NOT NULL,
	"language" text,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_link_tokens" (
	"nonce" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "guild_id" text;--> statement-breakpoint
ALTER TABLE "zap_orders" ADD COLUMN "guild_id" text;--> statement-breakpoint
ALTER TABLE "guild_answers" ADD CONSTRAINT "guild_answers_question_id_guild_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guild_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_channels" ADD CONSTRAINT "guild_channels_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_feedback" ADD CONSTRAINT "guild_feedback_question_id_guild_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guild_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_messages" ADD CONSTRAINT "guild_messages_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_pack_entries" ADD CONSTRAINT "guild_pack_entries_pack_id_guild_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."guild_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_packs" ADD CONSTRAINT "guild_packs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_questions" ADD CONSTRAINT "guild_questions_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_questions" ADD CONSTRAINT "guild_questions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_link_tokens" ADD CONSTRAINT "used_link_tokens_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_messages_created_at_index" ON "counted_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guild_answers_question_id_index" ON "guild_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "guild_pack_entries_pack_id_index" ON "guild_pack_entries" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "guild_pack_entries_question_id_index" ON "guild_pack_entries" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "guild_packs_guild_id_created_at_index" ON "guild_packs" USING btree ("guild_id","created_at");--> statement-breakpoint
CREATE INDEX "guild_packs_user_id_index" ON "guild_packs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guild_questions_guild_id_index" ON "guild_questions" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "guild_questions_user_id_index" ON "guild_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guild_questions_status_heartbeat_at_index" ON "guild_questions" USING btree ("status","heartbeat_at");--> statement-breakpoint
CREATE INDEX "guild_questions_created_at_index" ON "guild_questions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guilds_owner_id_index" ON "guilds" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "used_link_tokens_user_id_index" ON "used_link_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_link_tokens_expires_at_index" ON "used_link_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "zap_orders_guild_id_index" ON "zap_orders" USING btree ("guild_id");