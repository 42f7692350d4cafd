-- What a login that serves and owns nothing is a member of. It belongs to the cluster, so it may be there already; who owns
-- the tables may make it, or finds it made.
do $$ begin
  if not exists (select from pg_roles where rolname = 'app_system') then create role app_system nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
