// Events for other systems: kinds, payloads, and writing them. commerce/webhooks publishes and delivers them.

export {
  emitCustomerEvent,
  emitEvents,
  productEvents,
  stockChunks,
  stockEvents,
  type ChangedStock,
  type NewEvent,
} from "./emit.ts";
export { ALL_EVENT_KINDS, EVENT_KINDS, type EventKind } from "./kinds.ts";
export { eventTable } from "./tables.ts";
