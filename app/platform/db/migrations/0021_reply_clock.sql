ALTER TABLE "booking_rules" ADD COLUMN "skips_closed_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_from" timestamp with time zone;