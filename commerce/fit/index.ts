// Size advice from reviews, returns and kept orders.

export type { FitVerdict, SizeAdvice } from "./advice.ts";
export { backtestSizeAdvice, type Backtest } from "./backtest.ts";
export { findSizeAdvice } from "./read.ts";
export { refreshSizeAdvice } from "./refresh.ts";
