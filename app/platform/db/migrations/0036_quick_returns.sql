CREATE INDEX "clients_by_name" ON "clients" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "returns_updated" ON "returns" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "returns_to_review" ON "returns" USING btree ("due_on","id") WHERE "returns"."stage" = 'review' and "returns"."reviewed_at" is null;