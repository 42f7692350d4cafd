ALTER TABLE "billing_syncs" ADD COLUMN "synced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_syncs" ADD COLUMN "checkout_at" timestamp (3) with time zone;