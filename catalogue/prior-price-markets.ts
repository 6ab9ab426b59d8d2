// Markets whose law asks for the lowest price of the 30 days before a reduction: Directive 98/6/EC, article 6a, in the European Union
// and the European Economic Area. A merchant may change them (docs/trading.md).

/** Codes of markets, as in addresses. */
export const INITIAL_PRIOR_PRICE_MARKETS: readonly string[] = [
  ..."eu at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se".split(" "),
  ..."is li no".split(" "),
];
