ALTER TABLE "profiles" ADD COLUMN "start_since" date;--> statement-breakpoint
ALTER TABLE "workout_completions" ADD COLUMN "untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Nobody kept when it was said: at the sign-up, as most are.
UPDATE "profiles" SET "start_since" = (SELECT "created_at"::date FROM "users" WHERE "users"."id" = "profiles"."id") WHERE ("preferences"->>'start') IS NOT NULL;
