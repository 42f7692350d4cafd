-- The role of every query made for a person. It belongs to the cluster, so another database may have made it already.
do $$ begin
  create role app_user nologin;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
-- Always, even for a superuser: from PostgreSQL 16 on, membership alone does not allow `set role`.
grant app_user to current_user;
