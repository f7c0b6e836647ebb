ALTER TABLE "admin_actions" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "after" jsonb;