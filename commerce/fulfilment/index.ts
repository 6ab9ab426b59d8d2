// Fulfilment: moving a placed order on, calling it off, and giving money back.

export type { CancelResult, DeliverResult, NoOrder, NotNow, RefundResult, ShipResult } from "./fulfilment.ts";
