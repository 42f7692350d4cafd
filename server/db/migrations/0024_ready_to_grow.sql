-- On a large database in use the indexes can be made before, each `concurrently` and by its name: here they are then skipped.
CREATE TABLE "coach_days" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coach_usage" DROP CONSTRAINT "coach_usage_day_user_id_pk";--> statement-breakpoint
ALTER TABLE "coach_usage" ADD CONSTRAINT "coach_usage_user_id_day_pk" PRIMARY KEY("user_id","day");--> statement-breakpoint
ALTER TABLE "billing_syncs" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "user_id" uuid GENERATED ALWAYS AS (substring(value from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid) STORED;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "authenticators_sealed_under" ON "authenticators" USING btree (left(secret, 12) collate "C");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "billing_syncs_due_at" ON "billing_syncs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "billing_syncs_checkout_at" ON "billing_syncs" USING btree ("checkout_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "calendar_feeds_sealed_under" ON "calendar_feeds" USING btree (left(secret, 12) collate "C");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_answers_asked_at" ON "coach_answers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_usage_day" ON "coach_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "data_exports_expires_at" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_changes_expires_at" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_vetoes_expires_at" ON "email_vetoes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "erasures_erased_at" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_paid_at" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_objects_created_at" ON "sandbox_objects" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "security_events_newest" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_received_at" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_trial_started_at" ON "subscriptions" USING btree ("trial_started_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_trial_ends_at" ON "subscriptions" USING btree ("trial_ends_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_deletion_requested_at" ON "users" USING btree ("deletion_requested_at") WHERE deletion_requested_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "verifications_user_id" ON "verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "system_rows" ON "coach_days" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on coach_days to app_system;--> statement-breakpoint
-- What was used of the days before: the counter goes on where the sum was.
insert into coach_days (day, tokens) select day, sum(tokens) from coach_usage group by day;--> statement-breakpoint
-- Every customer has a row from now on, due since it was read last.
update billing_syncs set due_at = coalesce(synced_at, now() - interval '1 day');--> statement-breakpoint
insert into billing_syncs (stripe_customer_id, due_at) select stripe_customer_id, now() - interval '1 day' from subscriptions
  where stripe_customer_id is not null on conflict do nothing;
