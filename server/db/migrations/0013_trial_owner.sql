ALTER TABLE "used_trials" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "used_trials" ADD CONSTRAINT "used_trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_trials_user_id" ON "used_trials" USING btree ("user_id");