-- As before, with more spellings of one name: `Gaikwad` is गायकवाड, `Naik` नाईक, `Chavan` चव्हाण, `Iyer` अय्यर and `Pandey` पांडे.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  key text := translate(lower(name), '''’‘`', '');
BEGIN
  key := replace(replace(replace(key, 'x', 'ksh'), 'ph', 'f'), 'ngh', 'nh');
  key := regexp_replace(key, 'sh+', 'x', 'g');
  key := regexp_replace(key, 'x[ae]ik', 'xek', 'g');
  key := regexp_replace(key, '(^|[^a-z])iye', '\1iy', 'g');
  key := regexp_replace(key, 'ey(?![a-z])', 'e', 'g');
  key := regexp_replace(key, 'ेय(?=\s|$)', 'े', 'g');
  key := regexp_replace(key, 'ee|ai|ae', 'i', 'g');
  key := replace(key, 'oo', 'u');
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
UPDATE "leads" SET "name" = "name" WHERE "name_key" <> name_key("name");
