CREATE TABLE "carry_forwards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carry_forwards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"head" text NOT NULL,
	"year" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"merged_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carry_forwards_positive" CHECK ("carry_forwards"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "client_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"code" text NOT NULL,
	"browser_hash" text,
	"read_by" integer,
	"is_read_out" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "client_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"merged_from" integer,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_key" text,
	"phone" text DEFAULT '' NOT NULL,
	"phone_key" text,
	"proposed_email" text,
	"proposed_phone" text,
	"link_hash" text,
	"link_sealed" text,
	"link_made_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_contacts_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "client_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"contact_id" integer NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"read_by" integer,
	"is_read_out" boolean DEFAULT false NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"pan_sealed" text,
	"pan_index" text,
	"pan_masked" text DEFAULT '' NOT NULL,
	"born_on" date,
	"residence" text,
	"address" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"merged_into" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_kind_known" CHECK ("clients"."kind" in ('individual', 'huf', 'firm', 'company')),
	CONSTRAINT "clients_not_into_itself" CHECK ("clients"."merged_into" <> "clients"."id")
);
--> statement-breakpoint
CREATE TABLE "document_access" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"user_id" integer,
	"contact_id" integer,
	"act" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"request_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"blob" text NOT NULL,
	"pieces" integer[] NOT NULL,
	"key_sealed" text NOT NULL,
	"password_sealed" text,
	"readable" text,
	"scan" text DEFAULT 'waiting' NOT NULL,
	"contact_id" integer,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_blob_unique" UNIQUE("blob"),
	CONSTRAINT "documents_state_known" CHECK ("documents"."state" in ('new', 'accepted', 'sent-back'))
);
--> statement-breakpoint
CREATE TABLE "request_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"where_from" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"where_from" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_state_known" CHECK ("requests"."state" in ('open', 'sent', 'sent-back', 'accepted', 'not-needed')),
	CONSTRAINT "requests_kind_known" CHECK ("requests"."kind" in ('document', 'question'))
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_id" integer,
	"contact_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"merged_from" integer,
	"year" text NOT NULL,
	"kind" text DEFAULT 'original' NOT NULL,
	"stage" text DEFAULT 'documents' NOT NULL,
	"stopped_in" text,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"plan" text,
	"fee" integer NOT NULL,
	"fee_reason" text DEFAULT '' NOT NULL,
	"lead_id" integer,
	"preparer_id" integer,
	"reviewer_id" integer,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"due_on" date,
	"open_requests" integer DEFAULT 0 NOT NULL,
	"waiting_on" text GENERATED ALWAYS AS (case
  when stage in ('documents', 'preparing', 'review') then case when open_requests > 0 then 'client' else 'us' end
  when stage in ('your-ok', 'filed') then 'client'
  when stage = 'to-file' then 'us'
  when stage = 'verified' then 'department'
  else null end) STORED,
	"remind_on" date,
	"reminders_stopped" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_stage_known" CHECK ("returns"."stage" in ('documents', 'preparing', 'review', 'your-ok', 'to-file', 'filed', 'verified', 'processed', 'stopped')),
	CONSTRAINT "returns_kind_known" CHECK ("returns"."kind" in ('original', 'belated', 'revised', 'updated')),
	CONSTRAINT "returns_fee" CHECK ("returns"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"contact_id" integer,
	"return_id" integer,
	"request_id" integer,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"blob" text NOT NULL,
	"pieces" integer[] DEFAULT '{}' NOT NULL,
	"key_sealed" text NOT NULL,
	"password_sealed" text,
	"document_id" integer,
	"removable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_blob_unique" UNIQUE("blob")
);
--> statement-breakpoint
ALTER TABLE "carry_forwards" ADD CONSTRAINT "carry_forwards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carry_forwards" ADD CONSTRAINT "carry_forwards_merged_from_clients_id_fk" FOREIGN KEY ("merged_from") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_codes" ADD CONSTRAINT "client_codes_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_codes" ADD CONSTRAINT "client_codes_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_merged_from_clients_id_fk" FOREIGN KEY ("merged_from") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tries" ADD CONSTRAINT "client_tries_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_clients_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_merged_from_clients_id_fk" FOREIGN KEY ("merged_from") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_preparer_id_users_id_fk" FOREIGN KEY ("preparer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carry_forwards_client" ON "carry_forwards" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_codes_contact" ON "client_codes" USING btree ("contact_id","made_at");--> statement-breakpoint
CREATE INDEX "client_contacts_client" ON "client_contacts" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_contacts_email" ON "client_contacts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "client_contacts_phone" ON "client_contacts" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "client_sessions_contact" ON "client_sessions" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "client_tries_contact" ON "client_tries" USING btree ("contact_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_pan" ON "clients" USING btree ("pan_index") WHERE "clients"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_merged_into" ON "clients" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "clients_updated_at" ON "clients" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "document_access_document" ON "document_access" USING btree ("document_id","at");--> statement-breakpoint
CREATE INDEX "documents_return" ON "documents" USING btree ("return_id","id");--> statement-breakpoint
CREATE INDEX "documents_request" ON "documents" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once" ON "documents" USING btree ("return_id","sha256");--> statement-breakpoint
CREATE INDEX "documents_scan" ON "documents" USING btree ("id") WHERE "documents"."scan" = 'waiting';--> statement-breakpoint
CREATE INDEX "request_templates_plan" ON "request_templates" USING btree ("plan","position");--> statement-breakpoint
CREATE INDEX "requests_return" ON "requests" USING btree ("return_id","position","id");--> statement-breakpoint
CREATE INDEX "return_events_return" ON "return_events" USING btree ("return_id","id");--> statement-breakpoint
CREATE INDEX "returns_client" ON "returns" USING btree ("client_id","year");--> statement-breakpoint
CREATE INDEX "returns_due" ON "returns" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "returns_stage" ON "returns" USING btree ("stage","due_on","id");--> statement-breakpoint
CREATE INDEX "returns_waiting" ON "returns" USING btree ("waiting_on","due_on","id");--> statement-breakpoint
CREATE INDEX "returns_year" ON "returns" USING btree ("year","due_on","id");--> statement-breakpoint
CREATE INDEX "returns_preparer" ON "returns" USING btree ("preparer_id","due_on");--> statement-breakpoint
CREATE INDEX "returns_reviewer" ON "returns" USING btree ("reviewer_id","due_on");--> statement-breakpoint
CREATE INDEX "returns_lead" ON "returns" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "returns_reminders" ON "returns" USING btree ("remind_on") WHERE "returns"."remind_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_one_original" ON "returns" USING btree ("client_id","year") WHERE "returns"."kind" in ('original', 'belated') and "returns"."stage" <> 'stopped';--> statement-breakpoint
CREATE INDEX "uploads_return" ON "uploads" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "uploads_moved_at" ON "uploads" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "uploads_contact" ON "uploads" USING btree ("contact_id");