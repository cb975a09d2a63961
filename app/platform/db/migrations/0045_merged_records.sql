ALTER TABLE "clients" ADD COLUMN "filled_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A return moved only its own enquiry; now also the one on the desk that this is merged into.
UPDATE leads SET stage = moved.stage FROM (
  SELECT DISTINCT ON (member.merged_into) member.merged_into, member.stage
  FROM leads member JOIN returns ON returns.lead_id = member.id
  WHERE member.merged_into IS NOT NULL AND returns.stage <> 'stopped'
  ORDER BY member.merged_into, returns.id DESC
) moved
WHERE leads.id = moved.merged_into AND leads.stage IS DISTINCT FROM moved.stage
  AND NOT EXISTS (SELECT FROM returns WHERE returns.lead_id = leads.id AND returns.stage <> 'stopped');
