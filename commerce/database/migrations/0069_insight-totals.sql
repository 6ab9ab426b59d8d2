CREATE TABLE "insight_total" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty_searches" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"position_sum" bigint DEFAULT 0 NOT NULL,
	"positioned" integer DEFAULT 0 NOT NULL,
	"adds" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_total_subject_day_name_currency_pk" PRIMARY KEY("subject","day","name","currency")
);
--> statement-breakpoint
-- By triggers, so that the previous version adds to them too until it is replaced. One writer at a time: a statement that inserts and
-- updates rows has two triggers, so the order of keys alone would not keep two writers from waiting for each other.
CREATE FUNCTION insight_add_to_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('vitrine insight totals', 0));
  IF TG_OP = 'INSERT' THEN
    INSERT INTO insight_total (subject, day, name, currency, searches, empty_searches, views, clicks, position_sum, positioned, adds, orders, pieces, revenue)
    SELECT subject, day, name, currency, sum(searches), sum(empty_searches), sum(views), sum(clicks), sum(position_sum), sum(positioned), sum(adds), sum(orders), sum(pieces), sum(revenue) FROM added GROUP BY subject, day, name, currency ORDER BY subject, day, name, currency
    ON CONFLICT (subject, day, name, currency) DO UPDATE SET
      searches = insight_total.searches + excluded.searches,
      empty_searches = insight_total.empty_searches + excluded.empty_searches,
      views = insight_total.views + excluded.views,
      clicks = insight_total.clicks + excluded.clicks,
      position_sum = insight_total.position_sum + excluded.position_sum,
      positioned = insight_total.positioned + excluded.positioned,
      adds = insight_total.adds + excluded.adds,
      orders = insight_total.orders + excluded.orders,
      pieces = insight_total.pieces + excluded.pieces,
      revenue = insight_total.revenue + excluded.revenue;
  ELSE
    INSERT INTO insight_total (subject, day, name, currency, searches, empty_searches, views, clicks, position_sum, positioned, adds, orders, pieces, revenue)
    SELECT subject, day, name, currency, sum(searches), sum(empty_searches), sum(views), sum(clicks), sum(position_sum), sum(positioned), sum(adds), sum(orders), sum(pieces), sum(revenue) FROM (
      SELECT subject, day, name, currency, searches, empty_searches, views, clicks, position_sum, positioned, adds, orders, pieces, revenue FROM added
      UNION ALL SELECT subject, day, name, currency, -searches, -empty_searches, -views, -clicks, -position_sum, -positioned, -adds, -orders, -pieces, -revenue FROM replaced
    ) AS change GROUP BY subject, day, name, currency ORDER BY subject, day, name, currency
    ON CONFLICT (subject, day, name, currency) DO UPDATE SET
      searches = insight_total.searches + excluded.searches,
      empty_searches = insight_total.empty_searches + excluded.empty_searches,
      views = insight_total.views + excluded.views,
      clicks = insight_total.clicks + excluded.clicks,
      position_sum = insight_total.position_sum + excluded.position_sum,
      positioned = insight_total.positioned + excluded.positioned,
      adds = insight_total.adds + excluded.adds,
      orders = insight_total.orders + excluded.orders,
      pieces = insight_total.pieces + excluded.pieces,
      revenue = insight_total.revenue + excluded.revenue;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_inserted AFTER INSERT ON "insight" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION insight_add_to_total();
--> statement-breakpoint
CREATE TRIGGER insight_updated AFTER UPDATE ON "insight" REFERENCING NEW TABLE AS added OLD TABLE AS replaced
  FOR EACH STATEMENT EXECUTE FUNCTION insight_add_to_total();
--> statement-breakpoint
INSERT INTO "insight_total" (subject, day, name, currency, searches, empty_searches, views, clicks, position_sum, positioned, adds, orders, pieces, revenue)
  SELECT subject, day, name, currency, sum(searches), sum(empty_searches), sum(views), sum(clicks), sum(position_sum), sum(positioned), sum(adds), sum(orders), sum(pieces), sum(revenue) FROM "insight" GROUP BY subject, day, name, currency ORDER BY subject, day, name, currency;
--> statement-breakpoint
CREATE INDEX "insight_total_by_name" ON "insight_total" USING btree ("subject","name","day");--> statement-breakpoint
CREATE INDEX "insight_total_by_day" ON "insight_total" USING btree ("subject","day");