CREATE TABLE "held_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"user_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"keeps_time" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_calls_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "held_calls_forwards" CHECK ("held_calls"."starts_at" < "held_calls"."ends_at" and "held_calls"."ends_at" <= "held_calls"."blocked_until")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_calls" ADD CONSTRAINT "held_calls_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_calls" ADD CONSTRAINT "held_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_calls_lead" ON "held_calls" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "held_calls_user" ON "held_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_calls_waiting" ON "held_calls" USING btree ("starts_at") WHERE "held_calls"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "held_calls_expires_at" ON "held_calls" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "appointments_unconfirmed" ON "appointments" USING btree ("created_at") WHERE "appointments"."unconfirmed";