ALTER TABLE "plan_blocks" ADD COLUMN "left_plan" json;--> statement-breakpoint
ALTER TABLE "plan_blocks" ADD COLUMN "left_days" "bytea";