CREATE TABLE "push_devices" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_hash" text NOT NULL,
	"secret" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_devices_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" json NOT NULL,
	"links_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" date NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_kind_about_pk" PRIMARY KEY("user_id","kind","about")
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_sealed_under" ON "push_devices" USING btree (left(secret, 12) collate "C");--> statement-breakpoint
CREATE INDEX "reminder_settings_due_at" ON "reminder_settings" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminders_sent_at" ON "reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE POLICY "system_rows" ON "push_devices" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "reminder_settings" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_rows" ON "reminder_settings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "reminders" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update on reminder_settings to app_user;
