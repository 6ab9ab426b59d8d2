// Amounts in the units that Stripe counts in: https://docs.stripe.com/currencies#minor-units

const ZERO_DECIMAL = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THREE_DECIMAL = new Set("BHD JOD KWD OMR TND".split(" "));

/** With three decimals, Stripe refuses amounts whose last digit is not 0. */
export const toMinorUnits = (thousandths: number, currency: string): number =>
  THREE_DECIMAL.has(currency)
    ? Math.round(thousandths / 10) * 10
    : Math.round(thousandths / thousandthsPerUnit(currency));

export const fromMinorUnits = (units: number, currency: string): number => units * thousandthsPerUnit(currency);

/** Currencies that lost their decimals, such as UGX and ISK, are still counted in hundredths. */
const thousandthsPerUnit = (currency: string): number =>
  ZERO_DECIMAL.has(currency) ? 1000 : THREE_DECIMAL.has(currency) ? 1 : 10;
