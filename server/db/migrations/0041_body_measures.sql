CREATE TABLE "body_measures" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"weight_kg" double precision,
	"waist_cm" double precision,
	"hip_cm" double precision,
	"chest_cm" double precision,
	"arm_cm" double precision,
	"thigh_cm" double precision,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "body_measures_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "body_measures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "body_measures" ADD CONSTRAINT "body_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "body_measures" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_rows" ON "body_measures" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on body_measures to app_user;--> statement-breakpoint
grant select, insert, update, delete on body_measures to app_system;
