CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"operator_kind" text NOT NULL,
	"operator_name" text NOT NULL,
	"operation" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text NOT NULL,
	"market" text
);
--> statement-breakpoint
CREATE INDEX "audit_entry_by_number" ON "audit_entry" USING btree ("number");--> statement-breakpoint
CREATE INDEX "audit_entry_by_time" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_by_operator" ON "audit_entry" USING btree ("operator_id","number");--> statement-breakpoint
CREATE INDEX "audit_entry_by_operation" ON "audit_entry" USING btree ("operation","number");--> statement-breakpoint
CREATE INDEX "audit_entry_by_subject" ON "audit_entry" USING btree ("subject_kind","subject_id","number");--> statement-breakpoint
CREATE FUNCTION "audit_entry_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('vitrine.audit_retention', true), '') <> 'on' THEN
		RAISE EXCEPTION 'audit entries cannot be changed or deleted';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "audit_entry_stays"();--> statement-breakpoint
CREATE TRIGGER "audit_entry_is_not_truncated" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_stays"();
