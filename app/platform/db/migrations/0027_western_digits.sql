-- The desk shows and searches telephone numbers in the digits that are dialled.
UPDATE "leads" SET "phone" = translate("phone", '०१२३४५६७८९', '0123456789'), "second_phone" = translate("second_phone", '०१२३४५६७८९', '0123456789') WHERE "phone" ~ '[०-९]' OR "second_phone" ~ '[०-९]';
