CREATE TABLE "check_in_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"date" date NOT NULL,
	"notes" text,
	"tomorrow_schedule_notes" text,
	"taps" json,
	"removed" json DEFAULT '[]'::json NOT NULL,
	"added" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "check_in_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "safety_events" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"origin" text NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_on" date,
	CONSTRAINT "safety_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "safety_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_checkins" ADD COLUMN "taps" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "check_in_entries" ADD CONSTRAINT "check_in_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_events" ADD CONSTRAINT "safety_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_entries_day" ON "check_in_entries" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "safety_events_day" ON "safety_events" USING btree ("user_id","date");--> statement-breakpoint
CREATE POLICY "own_rows" ON "check_in_entries" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_rows" ON "safety_events" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "check_in_entries" TO "app_user";--> statement-breakpoint
-- Facts of safety are added and answered. Nobody takes one away, or changes what it says.
GRANT SELECT, INSERT, UPDATE ("confirmed_at", "answer", "answered_at", "answered_on") ON "safety_events" TO "app_user";
