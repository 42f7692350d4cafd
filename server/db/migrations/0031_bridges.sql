CREATE TABLE "bridges" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"import_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sent" json NOT NULL,
	"due_at" timestamp (3) with time zone,
	"crossed_at" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bridges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bridges" ADD CONSTRAINT "bridges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bridges_due_at" ON "bridges" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bridges_sealed_under" ON "bridges" USING btree (left(secret, 12) collate "C");--> statement-breakpoint
CREATE POLICY "system_rows" ON "bridges" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);