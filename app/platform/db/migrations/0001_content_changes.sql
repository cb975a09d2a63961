-- Whoever changes content, by whichever way, every instance hears of it.
CREATE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER faqs_changed AFTER INSERT OR UPDATE OR DELETE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER faq_categories_changed AFTER INSERT OR UPDATE OR DELETE ON faq_categories FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER blog_posts_changed AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER blog_categories_changed AFTER INSERT OR UPDATE OR DELETE ON blog_categories FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
--> statement-breakpoint
CREATE TRIGGER slug_redirects_changed AFTER INSERT OR UPDATE OR DELETE ON slug_redirects FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
