ALTER TABLE "check_in_entries" ADD COLUMN "read" json;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "texts_read" jsonb;