-- Plans are a cache: a new version makes each anew at the next look, and what is empty needs no rewriting.
truncate generated_schedules;--> statement-breakpoint
ALTER TABLE "generated_schedules" ADD COLUMN "packed_of" text;--> statement-breakpoint
ALTER TABLE "generated_schedules" ADD COLUMN "schedule_sum" text GENERATED ALWAYS AS (md5(schedule_data::text)) STORED;--> statement-breakpoint
-- What the trigger looked after follows from the texts themselves, and a table over many machines can have no trigger.
drop trigger forget_packed_schedule on generated_schedules;--> statement-breakpoint
drop function forget_packed_schedule();
