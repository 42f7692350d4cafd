ALTER TABLE "generated_schedules" ADD COLUMN "packed_first" "bytea";
--> statement-breakpoint
-- Compressed already.
alter table generated_schedules alter column packed_first set storage external;
