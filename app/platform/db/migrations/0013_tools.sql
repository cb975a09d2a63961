CREATE TABLE "date_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"groups" jsonb NOT NULL,
	"requested_groups" jsonb,
	"token" text NOT NULL,
	"confirmations_sent" integer DEFAULT 0 NOT NULL,
	"confirmation_sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_reminders_email_unique" UNIQUE("email"),
	CONSTRAINT "date_reminders_token_unique" UNIQUE("token"),
	CONSTRAINT "date_reminders_email_shape" CHECK (length("date_reminders"."email") between 3 and 320),
	CONSTRAINT "date_reminders_token_shape" CHECK ("date_reminders"."token" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "lead_workings" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"tool" text NOT NULL,
	"input" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"rules_version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reminder_id" integer;--> statement-breakpoint
ALTER TABLE "lead_workings" ADD CONSTRAINT "lead_workings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_reminders_unconfirmed" ON "date_reminders" USING btree ("created_at") WHERE "date_reminders"."confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reminder_id_date_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."date_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_reminder" ON "mails" USING btree ("reminder_id") WHERE "mails"."reminder_id" is not null;