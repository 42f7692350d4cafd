ALTER TABLE "profiles" ADD COLUMN "commitments_since" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "races_since" date;