CREATE TABLE "claim_evidence" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"wording" text NOT NULL,
	"what" text NOT NULL,
	"checked_on" date NOT NULL,
	"checked_by" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- With CLAIMS=proven a page shows a claim from the moment it has evidence, and no longer.
CREATE TRIGGER claim_evidence_changed AFTER INSERT OR UPDATE OR DELETE ON claim_evidence FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
