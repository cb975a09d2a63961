-- How a name sounds, so that `ramesh` finds `रमेश` and the other way round: in Latin consonants and vowels, where
-- letters that one and the same name is spelled with become one, and an `a`, which Devanagari seldom writes, goes.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  key text := lower(name);
BEGIN
  key := replace(replace(replace(key, 'x', 'ksh'), 'ph', 'f'), 'ngh', 'nh');
  key := regexp_replace(key, 'sh+', 'x', 'g');
  key := replace(replace(replace(key, 'ee', 'i'), 'oo', 'u'), 'ai', 'e');
  key := regexp_replace(key, 'au|ou|ow', 'o', 'g');
  key := regexp_replace(key, '([bcdfgjkprt])h+', '\1', 'g');
  key := replace(replace(key, 'ऋ', 'ri'), 'ृ', 'ri');
  -- The letters at the end have no counterpart and go.
  key := translate(key,
    'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळवशषसहक़ख़ग़ज़ड़ढ़फ़य़इईिीउऊुूएऐेैऍॅओऔोौऑॉंँywzqaअआा़्ः‌‍',
    'kkggnccjjnttddnttddnnpfbbmirrllvxxshkkgjddfiiiiiuuuueeeeeeoooooonnivjk');
  key := regexp_replace(key, 'm(?=[pb])', 'n', 'g');
  key := regexp_replace(key, '([a-z])\1+', '\1', 'g');
  RETURN ' ' || btrim(regexp_replace(key, '[^[:alnum:]]+', ' ', 'g')) || ' ';
END $$;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "name_key" text GENERATED ALWAYS AS (name_key(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD COLUMN "suggested_lead_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "cc" text;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_suggested_lead_id_leads_id_fk" FOREIGN KEY ("suggested_lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_name_key" ON "leads" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_cases" ON "leads" USING btree ("received_at","id") WHERE "leads"."status" = 'won' and "leads"."stage" is distinct from 'filed' and "leads"."joined_into" is null;--> statement-breakpoint
CREATE INDEX "inbound_mails_suggested" ON "inbound_mails" USING btree ("suggested_lead_id");