CREATE TABLE "seeded_texts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"entry_id" integer,
	"fingerprints" text[] NOT NULL,
	"offered" jsonb,
	CONSTRAINT "seeded_texts_kind_key_pk" PRIMARY KEY("kind","key")
);
