-- A plan has one price, so an enquiry about one is stored without it.
UPDATE "leads" SET "service" = split_part("service", ' ₹', 1) WHERE "service" ~ '^(Basic|Professional|Premium) Plan ₹[0-9,]+$';
