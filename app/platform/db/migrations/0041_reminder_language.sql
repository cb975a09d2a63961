ALTER TABLE "date_reminders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "date_reminders" ADD COLUMN "requested_language" text;--> statement-breakpoint
ALTER TABLE "date_reminders" ADD CONSTRAINT "date_reminders_language_known" CHECK ("date_reminders"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "date_reminders" ADD CONSTRAINT "date_reminders_requested_language_known" CHECK ("date_reminders"."requested_language" in ('en', 'hi'));