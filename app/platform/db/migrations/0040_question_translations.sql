CREATE TABLE "faq_translations" (
	"faq_id" integer NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"source_hash" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(normalize(question, NFD), U&'\0901\093C', U&'\0902')), 'A') || setweight(to_tsvector('english', regexp_replace(translate(normalize(answer, NFD), U&'\0901\093C', U&'\0902'), '<[^>]*>', ' ', 'g')), 'C')) STORED,
	CONSTRAINT "faq_translations_faq_id_language_pk" PRIMARY KEY("faq_id","language"),
	CONSTRAINT "faq_translations_language" CHECK ("faq_translations"."language" in ('hi'))
);
--> statement-breakpoint
ALTER TABLE "faq_translations" ADD CONSTRAINT "faq_translations_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_translations_search" ON "faq_translations" USING gin ("search");--> statement-breakpoint
CREATE TRIGGER faq_translations_changed AFTER INSERT OR UPDATE OR DELETE ON faq_translations FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
