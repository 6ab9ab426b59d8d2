// Payments of orders: providers, refunds and the double-entry ledger.

export type { OrderServices } from "./order-services.ts";
export {
  creditableDelivery,
  issueCreditNote,
  listCreditNotes,
  namedByStaff,
  type CreditNote,
  type NewCreditNote,
  unnamedByLine,
} from "./credit-notes.ts";
export {
  countDueDisputes,
  DISPUTE_VIEWS,
  listDisputes,
  listOrderDisputes,
  type Dispute,
  type DisputeView,
  type ListedDispute,
} from "./disputes.ts";
export { enterLedger, providerAccount, taxAccount, type LedgerEntry, type LedgerTransaction } from "./ledger.ts";
export {
  PAYMENT_FAILURES,
  type Card,
  type ExpressTerms,
  type PaymentFailure,
  type PaymentProvider,
  type PaymentStep,
  type ProviderAnswer,
  type ProviderRefund,
  type RefundAnswer,
  type StartedPayment,
  type WalletBuyer,
  type Webhook,
  type WebhookRequest,
} from "./provider.ts";
export { reversedCause } from "./credit-note-causes.ts";
export { bookMovements } from "./movements.ts";
export { reconcileDay, type Difference, type Reconciliation } from "./reconcile.ts";
export { processRefunds, requestRefund, rescheduleRefunds, type RefundCounts, type RefundRequest } from "./refunds.ts";
export { createStripeProvider, type StripeParts } from "./stripe.ts";
export {
  creditNoteLineTable,
  creditNoteTable,
  disputeTable,
  ledgerTable,
  paymentEventTable,
  paymentTable,
  refundTable,
  taxRecordTable,
} from "./tables.ts";
export { noteSale, processTaxRecords } from "./tax-records.ts";
export { readTaxReport, type TaxReportRow } from "./tax-report.ts";
export { cardProblems, type CardProblem } from "./test-cards.ts";
export { createTestProvider, type Decision, type TestCharge, type TestProvider } from "./test-provider.ts";
