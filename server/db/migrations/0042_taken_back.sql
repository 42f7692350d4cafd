CREATE TABLE "taken_back" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "taken_back_user_id_import_id_since_pk" PRIMARY KEY("user_id","import_id","since")
);
--> statement-breakpoint
ALTER TABLE "taken_back" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "taken_back" ADD CONSTRAINT "taken_back_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "taken_back" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_rows" ON "taken_back" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on taken_back to app_user;--> statement-breakpoint
grant select, insert, update, delete on taken_back to app_system;
