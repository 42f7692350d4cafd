ALTER TABLE "activities" ADD COLUMN "sets" json;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "sets_import_id" uuid;