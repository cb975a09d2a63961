ALTER TABLE "users" ADD COLUMN "invitation_state" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_error" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_second_phone" ON "leads" USING gin ((regexp_replace("second_phone", '[^0-9]', '', 'g')) gin_trgm_ops) WHERE "leads"."second_phone" <> '';--> statement-breakpoint
UPDATE "users" SET "invitation_state" = 'sent', "invited_at" = "last"."at" FROM (SELECT "subject_id", max("at") AS "at" FROM "activity" WHERE "verb" = 'invited' AND "subject" = 'user' GROUP BY "subject_id") "last" WHERE "last"."subject_id" = "users"."id" AND "users"."last_sign_in_at" IS NULL;
