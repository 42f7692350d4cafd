-- On a large database in use the indexes can be made before, each `concurrently` and by its name: here they are then skipped.
CREATE INDEX IF NOT EXISTS "calendar_entries_date" ON "calendar_entries" USING btree ("date","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "check_in_entries_newest" ON "check_in_entries" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_usage_day_user" ON "coach_usage" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "daily_checkins_newest" ON "daily_checkins" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "workout_completions_newest" ON "workout_completions" USING btree ("user_id","updated_at");--> statement-breakpoint
DROP INDEX IF EXISTS "coach_usage_day";
