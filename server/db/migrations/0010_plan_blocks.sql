CREATE TABLE "plan_blocks" (
	"user_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date NOT NULL,
	"weeks" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_blocks_user_id_block_pk" PRIMARY KEY("user_id","block")
);
--> statement-breakpoint
ALTER TABLE "plan_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plan_block" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plan_begun" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plan_start" json;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plan_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan_blocks" ADD CONSTRAINT "plan_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "plan_blocks" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
grant select, insert, update, delete on plan_blocks to app_user;
