CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"sha256" text,
	"rows" integer,
	"images" integer,
	"error" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "backups_cause_known" CHECK ("backups"."cause" in ('schedule', 'command', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "operator_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "restore_drills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restore_drills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text NOT NULL,
	"rows" integer,
	"images" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "schema_compatibility" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"oldest_version" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schema_compatibility_one_row" CHECK ("schema_compatibility"."only")
);
--> statement-breakpoint
ALTER TABLE "erasures" DROP CONSTRAINT "erasures_how_known";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "send_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "content" jsonb;--> statement-breakpoint
CREATE INDEX "backups_started_at" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_alerts_open" ON "operator_alerts" USING btree ("kind") WHERE "operator_alerts"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "operator_alerts_raised_at" ON "operator_alerts" USING btree ("raised_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "restore_drills_started_at" ON "restore_drills" USING btree ("started_at");--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_how_known" CHECK ("erasures"."how" in ('withdrawn', 'staff', 'retention', 'reminders-ended'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_rendered_to_send" CHECK ("mails"."state" in ('waiting', 'failed') or ("mails"."text" is not null and "mails"."html" is not null));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_not_empty" CHECK ("mails"."content" is not null or ("mails"."text" is not null and "mails"."html" is not null));--> statement-breakpoint
INSERT INTO "schema_compatibility" ("oldest_version") VALUES ('0.1.0');
