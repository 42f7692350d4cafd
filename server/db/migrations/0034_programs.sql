CREATE TABLE "program_proposals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"program" text NOT NULL,
	"date" date NOT NULL,
	"change" json NOT NULL,
	"seen" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_proposals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "program_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "program_tokens" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" json NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_tokens_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "program_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "program_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "program_proposals" ADD CONSTRAINT "program_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_tokens" ADD CONSTRAINT "program_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "system_rows" ON "program_proposals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "program_tokens" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
grant select, insert, update, delete on program_tokens, program_proposals to app_system;
