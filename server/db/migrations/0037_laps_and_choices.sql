ALTER TABLE "activities" ADD COLUMN "laps" json;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "chosen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "session_date" date;--> statement-breakpoint
CREATE INDEX "activities_session" ON "activities" USING btree ("user_id","session_date") WHERE "activities"."session_date" is not null;