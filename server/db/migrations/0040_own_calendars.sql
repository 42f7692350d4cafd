CREATE TABLE "own_calendars" (
	"user_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"entries" json NOT NULL,
	"mark" text,
	"due_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_calendars_user_id_calendar_id_pk" PRIMARY KEY("user_id","calendar_id")
);
--> statement-breakpoint
ALTER TABLE "own_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD CONSTRAINT "own_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_calendars_due_at" ON "own_calendars" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "own_calendars_sealed_under" ON "own_calendars" USING btree (left(secret, 12) collate "C");--> statement-breakpoint
CREATE POLICY "own_rows" ON "own_calendars" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_rows" ON "own_calendars" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on own_calendars to app_system;--> statement-breakpoint
grant select, delete on own_calendars to app_user;
