// Figures of searches, clicks, views, adds and orders by day, without persons; and sales as the orders have them.

export { createBatch, type Batch } from "./batch.ts";
export { countOrders } from "./count-orders.ts";
export { addDays, dayAt, daysBetween, momentAt, periodOf, wallClockAt } from "./days.ts";
export { readDroppedWords, type DroppedWordRow } from "./dropped-words.ts";
export {
  additionsOf,
  NO_SOURCE,
  normaliseQuery,
  stored,
  type Addition,
  type Device,
  type InsightEvent,
  type ProductKey,
  type Source,
} from "./event.ts";
export { FiguresQuery, readQuery, SalesQuery, todayIn, type AskedPeriod, type Periods } from "./period.ts";
export { refreshPopularity } from "./popularity.ts";
export { findQueries, saveQueries, type SearchedWords } from "./queries.ts";
export {
  findProductNames,
  NO_SUMS,
  readDays,
  readNames,
  readPositions,
  readSame,
  SORTS,
  total,
  type Amount,
  type InsightSort,
  type NamedSums,
  type PositionClicks,
  type Sums,
} from "./read.ts";
export {
  FIGURE_TABLES,
  readFigures,
  readOverview,
  readPositionTable,
  readSalesDays,
  readSalesTable,
  type CurrencyDays,
  type FiguresRow,
  type FigureTable,
  type RatedFigures,
  type SalesDay,
  type SalesRow,
} from "./report.ts";
export type { InsightFilter, Period } from "./rows.ts";
export { readSales, SALES_BY, type Sales, type SalesBy } from "./sales.ts";
export { sweepInsights } from "./sweep.ts";
export { printTable, type Table } from "./table.ts";
export { readToday, type Today } from "./today.ts";
export { writeInsights } from "./write.ts";
