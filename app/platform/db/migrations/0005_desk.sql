CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_hash" text NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_how_known" CHECK ("erasures"."how" in ('withdrawn', 'staff', 'retention'))
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_title_unique" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_source_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "on_duty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '24 hours';--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "chased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "follow_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "joined_into" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "took_ms" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "receipt_token" text DEFAULT rtrim(translate(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=') NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "wanted_at" timestamp with time zone GENERATED ALWAYS AS (case when joined_into is not null or status = 'spam' then null when status in ('new', 'contacted', 'in progress') and answered_at is null then least(coalesce(due_at, 'infinity'), coalesce(follow_up_at, 'infinity')) else follow_up_at end) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_receipt_hash" ON "erasures" USING btree ("receipt_hash");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_joined_into_leads_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "leads_notes" ON "leads" USING gin ("notes" gin_trgm_ops) WHERE "leads"."notes" <> '';--> statement-breakpoint
CREATE INDEX "leads_email_key" ON "leads" USING btree ("email_key","received_at");--> statement-breakpoint
CREATE INDEX "leads_phone_key" ON "leads" USING btree ("phone_key","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_receipt_token" ON "leads" USING btree ("receipt_token");--> statement-breakpoint
CREATE INDEX "leads_joined_into" ON "leads" USING btree ("joined_into") WHERE "leads"."joined_into" is not null;--> statement-breakpoint
CREATE INDEX "leads_urgency" ON "leads" USING btree (("chased_at" is null),("read_at" is not null),"wanted_at","id") WHERE "leads"."wanted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_unanswered" ON "leads" USING btree ("due_at") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."joined_into" is null and "leads"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "leads_follow_up" ON "leads" USING btree ("follow_up_at") WHERE "leads"."follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."joined_into" is null and "leads"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id",("chased_at" is null),("read_at" is not null),"wanted_at","id") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."joined_into" is null and "leads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_closed" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" in ('won', 'lost') and "leads"."joined_into" is null;--> statement-breakpoint
CREATE INDEX "leads_spam" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" = 'spam' and "leads"."joined_into" is null;--> statement-breakpoint
CREATE INDEX "leads_closed_at" ON "leads" USING btree ("closed_at") WHERE "leads"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_due_at" ON "leads" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('new', 'contacted', 'in progress', 'won', 'lost', 'spam'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_spam_reason_known" CHECK ("leads"."spam_reason" in ('hidden-field', 'too-fast', 'links', 'too-many', 'staff'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_spam_has_reason" CHECK (("leads"."status" = 'spam') = ("leads"."spam_reason" is not null));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_closed_when_closed" CHECK (("leads"."status" in ('won', 'lost', 'spam')) = ("leads"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_joined_to_another" CHECK ("leads"."joined_into" <> "leads"."id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_receipt_token_shape" CHECK ("leads"."receipt_token" ~ '^[A-Za-z0-9_-]{43}$');--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_source_known" CHECK ("leads"."source" in ('contact-form', 'pricing-form', 'plan-dialog', 'import'));