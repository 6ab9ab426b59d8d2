// Tax: rates and exact calculation, the interface of tax providers, and how refunds divide it.

export { VOUCHER } from "./calculate.ts";
export { taxCategoryOf } from "./categories.ts";
export { creditOf, type CreditableRow, type CreditedParts, type CreditLine } from "./credit.ts";
export { COMBINED_TAXES, partsOf, type TaxPart } from "./parts.ts";
export { createTaxProvider, type TaxAnswer, type TaxProvider, type TaxRequest } from "./provider.ts";
export { isTaxAdded, quoteTax, type TaxRules, type TaxQuestion, type TaxQuote, type TaxServices } from "./quote.ts";
export type { ReversedLine, TaxRecords, TaxReversal, TaxSale } from "./records.ts";
export { share, split } from "./split.ts";
export { fromMinorUnits, toMinorUnits } from "./stripe-amounts.ts";
export { createStripeTax, type StripeTaxParts } from "./stripe.ts";
export { taxSum, type TaxItem, type TaxLine, type Taxes, type TaxSubject, type TaxTreatment } from "./tax.ts";
