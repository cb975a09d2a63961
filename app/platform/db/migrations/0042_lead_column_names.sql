-- Columns of enquiries get the names by which code, API and screens call them. The release before knows
-- the old ones (answered_at, answered_by, chased_at, joined_into, wanted_at): they stay with their indexes
-- and constraints, kept the same by two triggers, until 0.5.
-- All tables that this update changes are locked at once, before the work, so that a conflict with the desk costs nothing.
LOCK TABLE users, leads, faq_categories, faqs, blog_categories, blog_posts, related_posts, faq_translations, slug_redirects, revisions, autosaved_drafts IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_response_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_response_by" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" integer;--> statement-breakpoint
-- The generated column has the table written anew: filled in the same pass, the others cost nothing more.
ALTER TABLE "leads"
	ALTER COLUMN "first_response_at" TYPE timestamp with time zone USING "answered_at",
	ALTER COLUMN "first_response_by" TYPE integer USING "answered_by",
	ALTER COLUMN "escalated_at" TYPE timestamp with time zone USING "chased_at",
	ALTER COLUMN "merged_into" TYPE integer USING "joined_into",
	ADD COLUMN "next_action_at" timestamp with time zone GENERATED ALWAYS AS (case when merged_into is not null or status = 'spam' then null when status in ('new', 'contacted', 'in progress') and first_response_at is null then least(coalesce(due_at, 'infinity'), coalesce(follow_up_at, 'infinity')) else follow_up_at end) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_first_response_by_users_id_fk" FOREIGN KEY ("first_response_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_merged_into" ON "leads" USING btree ("merged_into") WHERE "leads"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "leads_next_action" ON "leads" USING btree ("next_action_at","id") WHERE "leads"."next_action_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_awaiting_response" ON "leads" USING btree ("due_at") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."merged_into" is null and "leads"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "leads_responded" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."merged_into" is null and "leads"."first_response_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_owner_next_action" ON "leads" USING btree ("owner_id","next_action_at","id") WHERE "leads"."status" in ('new', 'contacted', 'in progress') and "leads"."merged_into" is null and "leads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_unfiled" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" = 'won' and "leads"."stage" is distinct from 'filed' and "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_decided" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" in ('won', 'lost') and "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_in_spam" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" = 'spam' and "leads"."merged_into" is null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_another" CHECK ("leads"."merged_into" <> "leads"."id");--> statement-breakpoint
-- Until 0.5. What a release writes under its name is copied to the other; of a new row OLD is null.
CREATE FUNCTION copy_renamed_lead_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.first_response_at IS DISTINCT FROM OLD.first_response_at
    THEN NEW.answered_at := NEW.first_response_at; ELSE NEW.first_response_at := NEW.answered_at; END IF;
  IF NEW.first_response_by IS DISTINCT FROM OLD.first_response_by
    THEN NEW.answered_by := NEW.first_response_by; ELSE NEW.first_response_by := NEW.answered_by; END IF;
  IF NEW.escalated_at IS DISTINCT FROM OLD.escalated_at
    THEN NEW.chased_at := NEW.escalated_at; ELSE NEW.escalated_at := NEW.chased_at; END IF;
  IF NEW.merged_into IS DISTINCT FROM OLD.merged_into
    THEN NEW.joined_into := NEW.merged_into; ELSE NEW.merged_into := NEW.joined_into; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER copy_renamed_columns_of_new BEFORE INSERT ON "leads" FOR EACH ROW
  WHEN (coalesce(NEW.first_response_at, NEW.answered_at, NEW.escalated_at, NEW.chased_at) IS NOT NULL
    OR coalesce(NEW.first_response_by, NEW.answered_by, NEW.merged_into, NEW.joined_into) IS NOT NULL)
  EXECUTE FUNCTION copy_renamed_lead_columns();--> statement-breakpoint
CREATE TRIGGER copy_renamed_columns BEFORE UPDATE OF
  "first_response_at", "answered_at", "first_response_by", "answered_by",
  "escalated_at", "chased_at", "merged_into", "joined_into" ON "leads" FOR EACH ROW
  EXECUTE FUNCTION copy_renamed_lead_columns();--> statement-breakpoint
-- A rewrite leaves no statistics of the new columns, and autovacuum does not count it.
ANALYZE "leads";
