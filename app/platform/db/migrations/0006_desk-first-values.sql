-- Enquiries from before the desk kept a clock: those of the last day have theirs, nobody promised
-- anything measurable for the older ones, which wait without a due time.
UPDATE leads SET
  due_at = CASE WHEN received_at > now() - interval '24 hours' THEN received_at + interval '24 hours' END,
  email_key = lower(email),
  phone_key = CASE
    WHEN regexp_replace(phone, '[^0-9]', '', 'g') ~ '^0?[6-9][0-9]{9}$' THEN '+91' || right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
    WHEN phone ~ '^\s*\+' THEN '+' || regexp_replace(phone, '[^0-9]', '', 'g')
  END;
