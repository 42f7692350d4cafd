ALTER TABLE "activities" DROP CONSTRAINT "activities_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "calendar_entries" DROP CONSTRAINT "calendar_entries_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "check_in_entries" DROP CONSTRAINT "check_in_entries_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "coach_answers" DROP CONSTRAINT "coach_answers_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "daily_checkins" DROP CONSTRAINT "daily_checkins_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "generated_schedules" DROP CONSTRAINT "generated_schedules_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_blocks" DROP CONSTRAINT "plan_blocks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_changes" DROP CONSTRAINT "plan_changes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "safety_events" DROP CONSTRAINT "safety_events_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawn_adjustments" DROP CONSTRAINT "withdrawn_adjustments_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "workout_completions" DROP CONSTRAINT "workout_completions_user_id_users_id_fk";
--> statement-breakpoint
ALTER POLICY "own_rows" ON "activities" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "calendar_entries" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "check_in_entries" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "coach_answers" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "coach_usage" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "daily_checkins" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "generated_schedules" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "passkeys" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "plan_blocks" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "plan_changes" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "profiles" TO app_user USING ("id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "rights_requests" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "safety_events" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "security_events" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "sessions" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "subscriptions" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "users" TO app_user USING ("id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "withdrawn_adjustments" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "own_rows" ON "workout_completions" TO app_user USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);