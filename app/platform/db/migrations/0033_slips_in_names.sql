-- As before, with more spellings of one name: `Md.` and `Mohammed` are मोहम्मद, `Rao` राव, `Saxena` सक्सेना, `Mukherjee`
-- मुखर्जी, `Choudhury` चौधरी, and `Kurien` is `Kurian`.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  key text := translate(lower(name), '''’‘`', '');
BEGIN
  key := regexp_replace(key, '(^|[^a-z])(?:mohd|md|m[ou]ham+[ae]d)(?![a-z])', '\1mohamad', 'g');
  key := regexp_replace(replace(key, 'मुहम', 'मोहम'), 'ao(?![a-z])', 'av', 'g');
  key := replace(replace(replace(key, 'xen', 'ksen'), 'dhur', 'dhr'), 'erjee', 'rji');
  key := replace(replace(replace(key, 'x', 'ksh'), 'ph', 'f'), 'ngh', 'nh');
  key := regexp_replace(key, 'sh+', 'x', 'g');
  key := regexp_replace(key, 'x[ae]ik', 'xek', 'g');
  key := regexp_replace(key, '(^|[^a-z])iye', '\1iy', 'g');
  key := regexp_replace(key, 'ey(?![a-z])', 'e', 'g');
  key := regexp_replace(key, 'ेय(?=\s|$)', 'े', 'g');
  key := regexp_replace(key, 'ee|ai|ae|ie', 'i', 'g');
  key := replace(replace(key, 'oo', 'u'), 'erji', 'rji');
  key := regexp_replace(key, 'au|ou|ow', 'o', 'g');
  key := regexp_replace(key, '([bcdfgjkprtvw])h+', '\1', 'g');
  key := replace(replace(replace(key, 'व्ह', 'व'), 'ऋ', 'ri'), 'ृ', 'ri');
  -- The letters at the end have no counterpart and go.
  key := translate(key,
    'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळवशषसहक़ख़ग़ज़ड़ढ़फ़य़इईिीउऊुूएऐेैऍॅओऔोौऑॉंँywzqaअआा़्ः‌‍',
    'kkggnccjjnttddnttddnnpfbbmirrllvxxshkkgjddfiiiiiuuuueieieeoooooonnivjk');
  key := regexp_replace(key, 'm(?=[pb])', 'n', 'g');
  key := regexp_replace(key, '([a-z])\1+', '\1', 'g');
  RETURN ' ' || btrim(regexp_replace(key, '[^[:alnum:]]+', ' ', 'g')) || ' ';
END $$;--> statement-breakpoint
-- Setting a name works its key out again.
UPDATE "leads" SET "name" = "name" WHERE "name_key" <> name_key("name");--> statement-breakpoint
-- The pattern of the words that have one slip in them after the first letter: one more, one missing, two swapped, or from
-- five letters on another one. A vowel in front may be another one.
CREATE FUNCTION slips_of(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(slip, '|') FROM (
    SELECT regexp_replace(left(word, i), '^[eiou]', '[eiou]') || slip AS slip
    FROM generate_series(1, length(word)) i, unnest(ARRAY[
      '.?' || substr(word, i + 1),
      CASE WHEN length(word) > 4 THEN '.' END || substr(word, i + 2),
      substr(word, i + 2),
      substr(word, i + 2, 1) || substr(word, i + 1, 1) || substr(word, i + 3)
    ]) slip
  ) slips
$$;--> statement-breakpoint
-- The numbers in a text as they are dialled: `99080-11223` and `12,340` without what stands in them.
CREATE FUNCTION numbers_in(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(said, '([0-9])[ .,()-]{1,2}(?=[0-9])', '\1', 'g'), '[^0-9]+', ' ', 'g')
$$;--> statement-breakpoint
CREATE INDEX "leads_joined_name" ON "leads" USING gin ((replace("name_key", ' ', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_numbers" ON "leads" USING gin ((numbers_in("message" || ' / ' || "notes")) gin_trgm_ops);
