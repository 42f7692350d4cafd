ALTER TABLE "generated_schedules" ADD COLUMN "packed" "bytea";
--> statement-breakpoint
-- Compressed already.
alter table generated_schedules alter column packed set storage external;
--> statement-breakpoint
-- A server of the version before, or somebody by hand, writes the text alone: what was compressed before is not it.
create function forget_packed_schedule() returns trigger language plpgsql as $$ begin
  if new.packed is not distinct from old.packed and new.schedule_data::text is distinct from old.schedule_data::text
    then new.packed = null;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger forget_packed_schedule before update of schedule_data on generated_schedules
  for each row execute function forget_packed_schedule();
