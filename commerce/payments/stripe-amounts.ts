// Amounts in the units that Stripe counts in: https://docs.stripe.com/currencies#zero-decimal

const ZERO_DECIMAL = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
const THREE_DECIMAL = new Set("BHD JOD KWD OMR TND".split(" "));

export const toMinorUnits = (thousandths: number, currency: string): number =>
  Math.round(thousandths / thousandthsPerUnit(currency));

export const fromMinorUnits = (units: number, currency: string): number => units * thousandthsPerUnit(currency);

const thousandthsPerUnit = (currency: string): number =>
  ZERO_DECIMAL.has(currency) ? 1000 : THREE_DECIMAL.has(currency) ? 1 : 10;
