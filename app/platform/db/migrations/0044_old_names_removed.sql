-- 0.3 is no longer served: what 0042 and 0043 kept for it goes. 0.4 works without it.
LOCK TABLE leads, lead_events, slug_redirects, revisions, autosaved_drafts, trash IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TRIGGER copy_renamed_columns_of_new ON leads;--> statement-breakpoint
DROP TRIGGER copy_renamed_columns ON leads;--> statement-breakpoint
DROP FUNCTION copy_renamed_lead_columns();--> statement-breakpoint
ALTER TABLE leads DROP COLUMN wanted_at;--> statement-breakpoint
ALTER TABLE leads DROP COLUMN answered_at, DROP COLUMN answered_by, DROP COLUMN chased_at, DROP COLUMN joined_into;--> statement-breakpoint
DROP VIEW faqs, blog_posts, faq_categories, blog_categories;--> statement-breakpoint
DROP TRIGGER autosaved_drafts_entry ON autosaved_drafts;--> statement-breakpoint
DROP TRIGGER revisions_entry ON revisions;--> statement-breakpoint
DROP TRIGGER slug_redirects_entry ON slug_redirects;--> statement-breakpoint
DROP FUNCTION same_entry();--> statement-breakpoint
ALTER TABLE autosaved_drafts DROP COLUMN faq_id, DROP COLUMN post_id;--> statement-breakpoint
ALTER TABLE revisions DROP COLUMN faq_id, DROP COLUMN post_id;--> statement-breakpoint
ALTER TABLE slug_redirects DROP COLUMN faq_id, DROP COLUMN post_id;--> statement-breakpoint
-- In JSON a quote inside a text has a backslash before it, so these are names and kinds only.
UPDATE lead_events SET
  kind = CASE kind WHEN 'joined' THEN 'merged' WHEN 'separated' THEN 'unmerged' WHEN 'chased' THEN 'escalated' ELSE kind END,
  detail = replace(replace(replace(replace(detail::text,
    '"chasedAt": ', '"escalatedAt": '),
    '"kind": "joined"', '"kind": "merged"'),
    '"kind": "separated"', '"kind": "unmerged"'),
    '"kind": "chased"', '"kind": "escalated"')::jsonb
  WHERE kind IN ('joined', 'separated', 'chased') OR detail::text ~ '"chasedAt": |"kind": "(joined|separated|chased)"';--> statement-breakpoint
-- What 0.3 put into the trash, by the names of today.
UPDATE trash SET kept = kept || jsonb_build_object(
    'entry', CASE WHEN kept -> 'entry' ? 'title' THEN kept -> 'entry'
      ELSE kept -> 'entry' || jsonb_build_object('title', kept -> 'entry' -> 'question', 'content', kept -> 'entry' -> 'answer') END,
    'revisions', (SELECT coalesce(jsonb_agg(row || jsonb_build_object('entry_id', entry_id)), '[]') FROM jsonb_array_elements(kept -> 'revisions') row),
    'redirects', (SELECT coalesce(jsonb_agg(row || jsonb_build_object('entry_id', entry_id)), '[]') FROM jsonb_array_elements(kept -> 'redirects') row));
