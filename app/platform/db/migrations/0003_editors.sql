CREATE TABLE "revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"faq_id" integer,
	"post_id" integer,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_one_subject" CHECK (("revisions"."kind" = 'faq' and "revisions"."faq_id" is not null and "revisions"."post_id" is null) or ("revisions"."kind" = 'post' and "revisions"."post_id" is not null and "revisions"."faq_id" is null))
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_faq_version" ON "revisions" USING btree ("faq_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_post_version" ON "revisions" USING btree ("post_id","version");--> statement-breakpoint
CREATE INDEX "blog_posts_updated_at" ON "blog_posts" USING btree ("updated_at","id");