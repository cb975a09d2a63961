ALTER TABLE "leads" ADD COLUMN "fee" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;