CREATE TABLE "client_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"user_id" integer NOT NULL,
	"return_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "client_notices_event_unique" UNIQUE("event")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_notices" ADD CONSTRAINT "client_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notices" ADD CONSTRAINT "client_notices_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notices_user" ON "client_notices" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "client_notices_return" ON "client_notices" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_events_of_clients" ON "return_events" USING btree ("at") WHERE "return_events"."contact_id" is not null;