CREATE INDEX "program_proposals_created" ON "program_proposals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "program_tokens_expires" ON "program_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "program_proposals" AS PERMISSIVE FOR SELECT TO "app_user" USING ("program_proposals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
grant select on program_proposals to app_user;