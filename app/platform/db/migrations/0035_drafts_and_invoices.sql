CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"year" text NOT NULL,
	"place" integer NOT NULL,
	"issued_on" date NOT NULL,
	"return_id" integer,
	"client_id" integer,
	"credit_of" integer,
	"content" jsonb NOT NULL,
	"taxable" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "invoices_add_up" CHECK ("invoices"."taxable" + "invoices"."tax" = "invoices"."total"),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."credit_of" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"amount" integer NOT NULL,
	"paid_on" date NOT NULL,
	"claimed_by" integer,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_method_known" CHECK ("payments"."method" in ('upi', 'bank', 'cheque', 'card', 'cash', 'other'))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"number" integer NOT NULL,
	"document_id" integer,
	"sha256" text NOT NULL,
	"figures" jsonb NOT NULL,
	"figures_sha256" text NOT NULL,
	"change_asked" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"figures_sha256" text NOT NULL,
	"sentence" text NOT NULL,
	"contact_id" integer,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_read_out" boolean DEFAULT false NOT NULL,
	"read_by" integer,
	"read_by_name" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text,
	CONSTRAINT "oks_end_known" CHECK ("oks"."ended" in ('withdrawn', 'new-draft', 'change-asked', 'taken-back')),
	CONSTRAINT "oks_ended" CHECK (("oks"."ended_at" is null) = ("oks"."ended" is null))
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "acknowledgement" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "filed_on" date;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "filed_by" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "said_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "verify_remind_on" date;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "processed_on" date;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "outcome" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refunded_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_claimed_by_client_contacts_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."client_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oks" ADD CONSTRAINT "oks_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oks" ADD CONSTRAINT "oks_contact_id_client_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."client_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oks" ADD CONSTRAINT "oks_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_place" ON "invoices" USING btree ("kind","year","place");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credited_once" ON "invoices" USING btree ("credit_of") WHERE "invoices"."credit_of" is not null;--> statement-breakpoint
CREATE INDEX "invoices_return" ON "invoices" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "invoices_issued_on" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("return_id","reference") WHERE "payments"."reference" <> '';--> statement-breakpoint
CREATE INDEX "payments_return" ON "payments" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "payments_paid_on" ON "payments" USING btree ("paid_on") WHERE "payments"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_number" ON "drafts" USING btree ("return_id","number");--> statement-breakpoint
CREATE INDEX "drafts_document" ON "drafts" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oks_one" ON "oks" USING btree ("draft_id") WHERE "oks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "oks_draft" ON "oks" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_verify" ON "returns" USING btree ("verify_remind_on") WHERE "returns"."verify_remind_on" is not null;--> statement-breakpoint
CREATE INDEX "returns_filed_on" ON "returns" USING btree ("filed_on") WHERE "returns"."filed_on" is not null;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_acknowledgement_unique" UNIQUE("acknowledgement");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_filed" CHECK ("returns"."stage" not in ('filed', 'verified', 'processed') or "returns"."acknowledgement" is not null);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_acknowledgement" CHECK ("returns"."acknowledgement" ~ '^[0-9]{15}$');
--> statement-breakpoint
CREATE FUNCTION keep_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an invoice is never deleted: a credit note takes it back' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (to_jsonb(NEW) - ARRAY['return_id', 'client_id', 'created_by'])
      IS DISTINCT FROM (to_jsonb(OLD) - ARRAY['return_id', 'client_id', 'created_by']) THEN
    RAISE EXCEPTION 'an invoice is never changed: a credit note takes it back' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_invoices BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION keep_invoices();
