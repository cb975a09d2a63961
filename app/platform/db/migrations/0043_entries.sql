-- Questions and posts become one table, and so do their categories; each keeps its ids and slugs.
CREATE TABLE "categories" (
	"kind" text NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "categories_slug_unique" UNIQUE("kind","slug"),
	CONSTRAINT "categories_slug_shape" CHECK ("categories"."slug" ~ '^[a-z0-9-]+$'),
	CONSTRAINT "categories_kind_known" CHECK ("categories"."kind" in ('faq', 'post'))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"kind" text NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"featured_image" text,
	"category_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"author_id" integer,
	"reviewer_id" integer,
	"law_as_on" date,
	"updated_by" integer,
	"published" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"canonical_url" text,
	"og_title" text,
	"og_description" text,
	"og_image" text,
	"twitter_card" text DEFAULT 'summary_large_image' NOT NULL,
	"no_index" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revised_at" timestamp with time zone,
	"reading_minutes" integer GENERATED ALWAYS AS (greatest(1, round(regexp_count(regexp_replace(content, '<[^<>]*>|&nbsp;', ' ', 'g'), '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+') / 220.0))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', regexp_replace(excerpt || ' ' || content, '<[^>]*>', ' ', 'g')), 'C')) STORED,
	CONSTRAINT "entries_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "entries_slug_unique" UNIQUE("kind","slug"),
	CONSTRAINT "entries_slug_shape" CHECK ("entries"."slug" ~ '^[a-z0-9-]+$'),
	CONSTRAINT "entries_kind_known" CHECK ("entries"."kind" in ('faq', 'post')),
	CONSTRAINT "entries_date_if_published" CHECK ("entries"."kind" = 'faq' or not "entries"."published" or "entries"."published_at" is not null)
);
--> statement-breakpoint
LOCK TABLE users, faq_categories, faqs, blog_categories, blog_posts, related_posts, faq_translations, slug_redirects, revisions, autosaved_drafts IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO categories (kind, id, slug, name, position) OVERRIDING SYSTEM VALUE
  SELECT 'faq', id, slug, name, position FROM faq_categories
  UNION ALL SELECT 'post', id, slug, name, position FROM blog_categories;
--> statement-breakpoint
INSERT INTO entries (kind, id, slug, title, content, category_id, updated_by, published, position, version, created_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT 'faq', id, slug, question, answer, category_id, updated_by, published, position, version, created_at, updated_at FROM faqs;
--> statement-breakpoint
INSERT INTO entries (kind, id, slug, title, excerpt, content, featured_image, category_id, author_id, reviewer_id, law_as_on, updated_by, published, published_at, meta_title, meta_description, meta_keywords, canonical_url, og_title, og_description, og_image, twitter_card, no_index, version, created_at, updated_at, revised_at)
  OVERRIDING SYSTEM VALUE
  SELECT 'post', id, slug, title, excerpt, content, featured_image, category_id, author_id, reviewer_id, law_as_on, updated_by, published, published_at, meta_title, meta_description, meta_keywords, canonical_url, og_title, og_description, og_image, twitter_card, no_index, version, created_at, updated_at, revised_at FROM blog_posts;
--> statement-breakpoint
-- Ids that were given are not given again, though their rows may be in the trash.
SELECT setval('categories_id_seq', greatest(faq.last_value, post.last_value), faq.is_called OR post.is_called)
  FROM faq_categories_id_seq faq, blog_categories_id_seq post;
--> statement-breakpoint
SELECT setval('entries_id_seq', greatest(faq.last_value, post.last_value), faq.is_called OR post.is_called)
  FROM faqs_id_seq faq, blog_posts_id_seq post;
--> statement-breakpoint
ALTER TABLE related_posts DROP CONSTRAINT related_posts_post_id_blog_posts_id_fk, DROP CONSTRAINT related_posts_related_id_blog_posts_id_fk;--> statement-breakpoint
ALTER TABLE autosaved_drafts DROP CONSTRAINT autosaved_drafts_faq_id_faqs_id_fk, DROP CONSTRAINT autosaved_drafts_post_id_blog_posts_id_fk, DROP CONSTRAINT autosaved_drafts_one_each;--> statement-breakpoint
ALTER TABLE revisions DROP CONSTRAINT revisions_faq_id_faqs_id_fk, DROP CONSTRAINT revisions_post_id_blog_posts_id_fk, DROP CONSTRAINT revisions_one_subject;--> statement-breakpoint
ALTER TABLE slug_redirects DROP CONSTRAINT slug_redirects_faq_id_faqs_id_fk, DROP CONSTRAINT slug_redirects_post_id_blog_posts_id_fk, DROP CONSTRAINT slug_redirects_one_target;--> statement-breakpoint
ALTER TABLE faq_translations DROP CONSTRAINT faq_translations_faq_id_faqs_id_fk;--> statement-breakpoint
DROP INDEX autosaved_drafts_faq, autosaved_drafts_post, revisions_faq_version, revisions_post_version, slug_redirects_faq, slug_redirects_post;--> statement-breakpoint
DROP TABLE faqs, blog_posts, faq_categories, blog_categories;--> statement-breakpoint
ALTER TABLE related_posts ADD COLUMN kind text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE faq_translations ADD COLUMN kind text DEFAULT 'faq' NOT NULL;--> statement-breakpoint
ALTER TABLE autosaved_drafts ADD COLUMN entry_id integer;--> statement-breakpoint
ALTER TABLE revisions ADD COLUMN entry_id integer;--> statement-breakpoint
ALTER TABLE slug_redirects ADD COLUMN entry_id integer;--> statement-breakpoint
UPDATE autosaved_drafts SET entry_id = coalesce(faq_id, post_id);--> statement-breakpoint
UPDATE revisions SET entry_id = coalesce(faq_id, post_id);--> statement-breakpoint
UPDATE slug_redirects SET entry_id = coalesce(faq_id, post_id);--> statement-breakpoint
ALTER TABLE revisions ALTER COLUMN entry_id SET NOT NULL;--> statement-breakpoint
ALTER TABLE slug_redirects ALTER COLUMN entry_id SET NOT NULL;--> statement-breakpoint
ALTER TABLE entries ADD CONSTRAINT entries_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE entries ADD CONSTRAINT entries_reviewer_id_users_id_fk FOREIGN KEY (reviewer_id) REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE entries ADD CONSTRAINT entries_updated_by_users_id_fk FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE entries ADD CONSTRAINT entries_category_fk FOREIGN KEY (kind, category_id) REFERENCES categories(kind, id) ON DELETE SET NULL (category_id);--> statement-breakpoint
ALTER TABLE related_posts ADD CONSTRAINT related_posts_post_fk FOREIGN KEY (kind, post_id) REFERENCES entries(kind, id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE related_posts ADD CONSTRAINT related_posts_related_fk FOREIGN KEY (kind, related_id) REFERENCES entries(kind, id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE related_posts ADD CONSTRAINT related_posts_of_post CHECK (kind = 'post');--> statement-breakpoint
ALTER TABLE faq_translations ADD CONSTRAINT faq_translations_entry_fk FOREIGN KEY (kind, faq_id) REFERENCES entries(kind, id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE faq_translations ADD CONSTRAINT faq_translations_of_question CHECK (kind = 'faq');--> statement-breakpoint
ALTER TABLE autosaved_drafts ADD CONSTRAINT autosaved_drafts_entry_fk FOREIGN KEY (kind, entry_id) REFERENCES entries(kind, id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE autosaved_drafts ADD CONSTRAINT autosaved_drafts_one_each UNIQUE NULLS NOT DISTINCT (user_id, kind, entry_id);--> statement-breakpoint
ALTER TABLE revisions ADD CONSTRAINT revisions_entry_fk FOREIGN KEY (kind, entry_id) REFERENCES entries(kind, id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE revisions ADD CONSTRAINT revisions_entry_version UNIQUE (kind, entry_id, version);--> statement-breakpoint
ALTER TABLE slug_redirects ADD CONSTRAINT slug_redirects_entry_fk FOREIGN KEY (kind, entry_id) REFERENCES entries(kind, id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX entries_search ON entries USING gin (search);--> statement-breakpoint
CREATE INDEX entries_published_at ON entries (kind, published_at, id);--> statement-breakpoint
CREATE INDEX entries_updated_at ON entries (kind, updated_at, id);--> statement-breakpoint
CREATE INDEX entries_category ON entries (kind, category_id, position, id);--> statement-breakpoint
CREATE INDEX autosaved_drafts_entry ON autosaved_drafts (kind, entry_id);--> statement-breakpoint
CREATE INDEX slug_redirects_entry ON slug_redirects (kind, entry_id);--> statement-breakpoint
CREATE TRIGGER entries_changed AFTER INSERT OR UPDATE OR DELETE ON entries FOR EACH STATEMENT EXECUTE FUNCTION notify_content();--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION notify_content();--> statement-breakpoint
-- until 0.5: 0.3, which may run beside this release, reads and writes its own tables through these views.
CREATE VIEW faq_categories AS SELECT kind, id, slug, name, position FROM categories WHERE kind = 'faq' WITH CHECK OPTION;--> statement-breakpoint
ALTER VIEW faq_categories ALTER kind SET DEFAULT 'faq';--> statement-breakpoint
CREATE VIEW blog_categories AS SELECT kind, id, slug, name, position FROM categories WHERE kind = 'post' WITH CHECK OPTION;--> statement-breakpoint
ALTER VIEW blog_categories ALTER kind SET DEFAULT 'post';--> statement-breakpoint
CREATE VIEW faqs AS SELECT kind, id, slug, title AS question, content AS answer, category_id, updated_by, published, position, version, created_at, updated_at, search FROM entries WHERE kind = 'faq' WITH CHECK OPTION;--> statement-breakpoint
ALTER VIEW faqs ALTER kind SET DEFAULT 'faq', ALTER published SET DEFAULT true;--> statement-breakpoint
CREATE VIEW blog_posts AS SELECT kind, id, slug, title, excerpt, content, featured_image, category_id, author_id, reviewer_id, law_as_on, updated_by, published, published_at, meta_title, meta_description, meta_keywords, canonical_url, og_title, og_description, og_image, twitter_card, no_index, version, created_at, updated_at, revised_at, reading_minutes, search FROM entries WHERE kind = 'post' WITH CHECK OPTION;--> statement-breakpoint
ALTER VIEW blog_posts ALTER kind SET DEFAULT 'post', ALTER published SET DEFAULT false;--> statement-breakpoint
-- until 0.5: 0.3 names an entry by its kind, in one of two columns.
CREATE FUNCTION same_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.entry_id := coalesce(NEW.entry_id, NEW.faq_id, NEW.post_id);
  IF NEW.kind = 'faq' THEN NEW.faq_id := NEW.entry_id; ELSE NEW.post_id := NEW.entry_id; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER autosaved_drafts_entry BEFORE INSERT OR UPDATE ON autosaved_drafts FOR EACH ROW EXECUTE FUNCTION same_entry();--> statement-breakpoint
CREATE TRIGGER revisions_entry BEFORE INSERT OR UPDATE ON revisions FOR EACH ROW EXECUTE FUNCTION same_entry();--> statement-breakpoint
CREATE TRIGGER slug_redirects_entry BEFORE INSERT OR UPDATE ON slug_redirects FOR EACH ROW EXECUTE FUNCTION same_entry();--> statement-breakpoint
ANALYZE categories, entries, revisions, slug_redirects, autosaved_drafts;
