CREATE TABLE "email_vetoes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_vetoes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "email_vetoes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "email_vetoes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_vetoes" ADD CONSTRAINT "email_vetoes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;