CREATE TABLE "busy_calendars" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"host" text,
	"secret" text,
	"choices" json NOT NULL,
	"work" json NOT NULL,
	"busy" json NOT NULL,
	"etag" text,
	"modified" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "busy_calendars_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "busy_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendars_due_at" ON "busy_calendars" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "busy_calendars_sealed_under" ON "busy_calendars" USING btree (left(secret, 12) collate "C");--> statement-breakpoint
CREATE POLICY "own_rows" ON "busy_calendars" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_rows" ON "busy_calendars" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on busy_calendars to app_user;--> statement-breakpoint
grant select, insert, update, delete on busy_calendars to app_system;
