CREATE TABLE "activities" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"date" date NOT NULL,
	"discipline" text NOT NULL,
	"duration_sec" integer NOT NULL,
	"distance_m" integer,
	"avg_hr" smallint,
	"climb_m" integer,
	"source" text NOT NULL,
	"matched" boolean DEFAULT false NOT NULL,
	"marked_done" boolean DEFAULT false NOT NULL,
	"gave_minutes" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_start" ON "activities" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "activities_day" ON "activities" USING btree ("user_id","date");--> statement-breakpoint
CREATE POLICY "own_rows" ON "activities" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "activities" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on activities to app_user;
