CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "start_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zap_orders" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "zap_orders" ADD COLUMN "start_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;