CREATE TABLE "related_posts" (
	"post_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_posts_post_id_related_id_pk" PRIMARY KEY("post_id","related_id"),
	CONSTRAINT "related_posts_to_another" CHECK ("related_posts"."post_id" <> "related_posts"."related_id")
);
--> statement-breakpoint
CREATE TABLE "autosaved_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "autosaved_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"faq_id" integer,
	"post_id" integer,
	"version" integer,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "autosaved_drafts_one_each" UNIQUE NULLS NOT DISTINCT("user_id","kind","faq_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "lead_presence" (
	"lead_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"writing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_presence_lead_id_user_id_pk" PRIMARY KEY("lead_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_pairs" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"lead_id" integer NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_event_unique" UNIQUE("event")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_source_known";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_email_or_without";--> statement-breakpoint
DROP INDEX "leads_urgency";--> statement-breakpoint
DROP INDEX "leads_owner";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_assigned" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_mentioned" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "list_density" text DEFAULT 'compact' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "public_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "qualification" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "reviewer_id" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "law_as_on" date;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "intake" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reply_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "related_posts" ADD CONSTRAINT "related_posts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_posts" ADD CONSTRAINT "related_posts_related_id_blog_posts_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autosaved_drafts" ADD CONSTRAINT "autosaved_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autosaved_drafts" ADD CONSTRAINT "autosaved_drafts_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autosaved_drafts" ADD CONSTRAINT "autosaved_drafts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "related_posts_related" ON "related_posts" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "autosaved_drafts_faq" ON "autosaved_drafts" USING btree ("faq_id");--> statement-breakpoint
CREATE INDEX "autosaved_drafts_post" ON "autosaved_drafts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "lead_presence_user" ON "lead_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_presence_seen_at" ON "lead_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_lead" ON "notifications" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "leads_urgency" ON "leads" USING btree ("wanted_at","id") WHERE "leads"."wanted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","wanted_at","id") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."joined_into" is null and "leads"."owner_id" is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_intake_known" CHECK ("leads"."intake" is null or ("leads"."intake" in ('call', 'walk-in', 'whatsapp', 'email', 'other') and "leads"."source" = 'staff'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_source_known" CHECK ("leads"."source" in ('contact-form', 'pricing-form', 'plan-dialog', 'callback', 'tool', 'staff', 'import'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_email_or_without" CHECK (case when "leads"."email" = '' then "leads"."source" in ('callback', 'tool', 'staff', 'import') and "leads"."email_key" is null else length("leads"."email") between 3 and 320 end);--> statement-breakpoint
-- Pages show the related posts that an editor picked, and the public names of authors and reviewers.
CREATE TRIGGER related_posts_changed AFTER INSERT OR UPDATE OR DELETE ON related_posts FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER public_names_changed AFTER UPDATE OF public_name, qualification ON users FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
-- The audit log: no one changes a row, and none goes before it is a year old. Deleting a younger row does
-- nothing rather than fail, because the code of earlier releases deleted the rows of erased enquiries.
CREATE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RETURN CASE WHEN OLD.at < now() - interval '365 days' THEN OLD END;
  END IF;
  -- Only the deletion of an account changes a row: it takes the account out.
  IF NEW.actor_id IS NULL AND (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed.';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_kept BEFORE UPDATE OR DELETE ON activity FOR EACH ROW EXECUTE FUNCTION keep_activity();
--> statement-breakpoint
-- Only a contact that reached somebody is a first response: compute those again that rest on a try.
UPDATE leads SET answered_at = first.at, answered_by = first.actor_id
FROM (
  SELECT member.id, contact.at, contact.actor_id
  FROM leads member
  LEFT JOIN LATERAL (
    SELECT e.at, e.actor_id FROM lead_events e JOIN leads g ON g.id = e.lead_id
    WHERE (g.id = coalesce(member.joined_into, member.id) OR g.joined_into = coalesce(member.joined_into, member.id))
      AND e.kind = 'contact' AND e.detail ->> 'outcome' = 'reached' AND e.at >= member.received_at
      AND NOT EXISTS (
        SELECT 1 FROM lead_events u
        WHERE u.lead_id = e.lead_id AND u.kind = 'undone' AND (u.detail ->> 'eventId')::int = e.id
      )
      AND NOT EXISTS (
        SELECT 1 FROM mails WHERE id = (e.detail ->> 'mailId')::int AND state = 'failed'
      )
    ORDER BY e.at, e.id LIMIT 1
  ) contact ON true
  WHERE coalesce(member.joined_into, member.id) IN (
    SELECT coalesce(tried.joined_into, tried.id) FROM lead_events e JOIN leads tried ON tried.id = e.lead_id
    WHERE e.kind = 'contact' AND e.detail ->> 'outcome' <> 'reached'
  )
) first
WHERE leads.id = first.id AND leads.answered_by IS NOT NULL AND leads.answered_at IS DISTINCT FROM first.at;
