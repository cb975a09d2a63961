CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"password_hash" text,
	"challenge" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"synced" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"user_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"time_zone" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day_reminder_at" timestamp with time zone,
	"hour_reminder_at" timestamp with time zone,
	CONSTRAINT "appointments_state_known" CHECK ("appointments"."state" in ('booked', 'cancelled', 'done', 'missed')),
	CONSTRAINT "appointments_forwards" CHECK ("appointments"."starts_at" < "appointments"."ends_at" and "appointments"."ends_at" <= "appointments"."blocked_until"),
	CONSTRAINT "appointments_cancelled_by_someone" CHECK (("appointments"."state" = 'cancelled') = ("appointments"."cancelled_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"buffer_minutes" integer DEFAULT 15 NOT NULL,
	"max_per_day" integer DEFAULT 8 NOT NULL,
	"notice_minutes" integer DEFAULT 120 NOT NULL,
	"days_ahead" integer DEFAULT 14 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_rules_one_row" CHECK ("booking_rules"."only"),
	CONSTRAINT "booking_rules_sensible" CHECK ("booking_rules"."buffer_minutes" between 0 and 120 and "booking_rules"."max_per_day" between 1 and 40 and "booking_rules"."notice_minutes" between 0 and 10080 and "booking_rules"."days_ahead" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_fetched_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"observed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leaves_forwards" CHECK ("leaves"."first_day" <= "leaves"."last_day")
);
--> statement-breakpoint
CREATE TABLE "office_hours" (
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	CONSTRAINT "office_hours_weekday_opens_pk" PRIMARY KEY("weekday","opens"),
	CONSTRAINT "office_hours_weekday" CHECK ("office_hours"."weekday" between 1 and 7),
	CONSTRAINT "office_hours_forwards" CHECK ("office_hours"."opens" < "office_hours"."closes")
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"user_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" time NOT NULL,
	"ends" time NOT NULL,
	CONSTRAINT "working_hours_user_id_weekday_starts_pk" PRIMARY KEY("user_id","weekday","starts"),
	CONSTRAINT "working_hours_weekday" CHECK ("working_hours"."weekday" between 1 and 7),
	CONSTRAINT "working_hours_forwards" CHECK ("working_hours"."starts" < "working_hours"."ends")
);
--> statement-breakpoint
CREATE TABLE "action_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"action" text NOT NULL,
	"what" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "action_counts_day_page_action_what_pk" PRIMARY KEY("day","page","action","what"),
	CONSTRAINT "action_counts_what_known" CHECK ("action_counts"."what" in ('view', 'click'))
);
--> statement-breakpoint
CREATE TABLE "forecasts" (
	"day" date PRIMARY KEY NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "handling_times" (
	"lead_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "handling_times_lead_id_user_id_day_pk" PRIMARY KEY("lead_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "attachment_refusals" (
	"address_hash" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "attachment_refusals_address_hash_day_pk" PRIMARY KEY("address_hash","day")
);
--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbound_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"lead_id" integer,
	"from_address" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"shortened" boolean DEFAULT false NOT NULL,
	"attachments" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_by" integer,
	"handled_at" timestamp with time zone,
	CONSTRAINT "inbound_mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "inbound_mails_state_known" CHECK ("inbound_mails"."state" in ('matched', 'unmatched', 'automatic', 'dismissed')),
	CONSTRAINT "inbound_mails_matched_to" CHECK (("inbound_mails"."state" = 'matched') <= ("inbound_mails"."lead_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_source_known";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_email_or_without";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "verified_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "accountant" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "editor" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_export" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_import" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bookable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "from_page" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "from_action" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "client_replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handling_times" ADD CONSTRAINT "handling_times_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handling_times" ADD CONSTRAINT "handling_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user_id" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_links_expires_at" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_challenges_user_id" ON "login_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_challenges_expires_at" ON "login_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_booked" ON "appointments" USING btree ("lead_id","starts_at") WHERE "appointments"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "appointments_starts_at" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_lead" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leaves_user" ON "leaves" USING btree ("user_id","last_day");--> statement-breakpoint
CREATE INDEX "handling_times_day" ON "handling_times" USING btree ("day");--> statement-breakpoint
CREATE INDEX "handling_times_user" ON "handling_times" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_lead" ON "inbound_mails" USING btree ("lead_id","received_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_state" ON "inbound_mails" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "leads_client_replied_at" ON "leads" USING btree ("client_replied_at") WHERE "leads"."client_replied_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_some_role" CHECK ("users"."role" = 'admin' or "users"."accountant" or "users"."editor");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_source_known" CHECK ("leads"."source" in ('contact-form', 'pricing-form', 'plan-dialog', 'callback', 'tool', 'staff', 'import', 'booking'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_email_or_without" CHECK (case when "leads"."email" = '' then "leads"."source" in ('callback', 'tool', 'staff', 'import', 'booking') and "leads"."email_key" is null else length("leads"."email") between 3 and 320 end);--> statement-breakpoint
-- Nobody is booked twice at a time. A range of one account stands for equality, which GiST has for ranges by itself.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap" EXCLUDE USING gist (int4range("user_id", "user_id", '[]') WITH &&, tstzrange("starts_at", "blocked_until") WITH &&) WHERE ("state" = 'booked' and "user_id" is not null);

--> statement-breakpoint
-- The contact page names the hours and the next holiday, and whether calls are booked.
CREATE TRIGGER office_hours_changed AFTER INSERT OR UPDATE OR DELETE ON office_hours FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER holidays_changed AFTER INSERT OR UPDATE OR DELETE ON holidays FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER booking_rules_changed AFTER INSERT OR UPDATE OR DELETE ON booking_rules FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
