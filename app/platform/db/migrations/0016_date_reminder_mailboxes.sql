ALTER TABLE "date_reminders" ADD COLUMN "email_key" text;--> statement-breakpoint
CREATE INDEX "date_reminders_mailbox" ON "date_reminders" USING btree ("email_key");--> statement-breakpoint
-- As `emailKey` says it: no tag, and of Gmail no dots.
UPDATE "date_reminders" SET "email_key" = case
    when "email" ~ '@(gmail|googlemail)\.com$' then replace(regexp_replace(split_part("email", '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
    else regexp_replace("email", '^([^@]+?)\+[^@]*@', '\1@')
  end;
