-- What a person's own queries may touch; the row rules narrow it to that person's rows.
grant usage on schema public to app_user;
--> statement-breakpoint
grant select on users, subscriptions to app_user;
--> statement-breakpoint
grant select, delete on sessions to app_user;
--> statement-breakpoint
grant select, insert, update, delete on profiles, generated_schedules, workout_completions, daily_checkins to app_user;
