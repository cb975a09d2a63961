ALTER TABLE "leads" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_stage_known" CHECK ("leads"."stage" in ('documents', 'preparing', 'filed'));