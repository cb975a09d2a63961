-- Who became a client, or said why not, was reached by then: see decision 7. Where nothing was noted before, that is the first response.
UPDATE "leads" SET "answered_at" = decided.at, "answered_by" = decided.actor_id
FROM (
  SELECT DISTINCT ON (e.lead_id) e.lead_id, e.at, e.actor_id
  FROM "lead_events" e
  WHERE e.kind = 'status'
    AND (e.detail ->> 'to' = 'won' OR e.detail #>> '{outcome,lostReason}' IN ('price', 'other-firm', 'own-filing', 'not-needed'))
    AND NOT EXISTS (
      SELECT 1 FROM "lead_events" u
      WHERE u.lead_id = e.lead_id AND u.kind = 'undone' AND (u.detail ->> 'eventId')::int = e.id
    )
  ORDER BY e.lead_id, e.at, e.id
) decided
WHERE "leads"."id" = decided.lead_id AND decided.at >= "leads"."received_at"
  AND ("leads"."answered_at" IS NULL OR "leads"."answered_at" > decided.at)
  AND NOT ("leads"."source" = 'import' AND "leads"."answered_at" IS NOT NULL AND "leads"."answered_by" IS NULL);
