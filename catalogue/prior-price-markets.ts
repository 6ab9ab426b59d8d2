// Markets whose law asks for the lowest price of the 30 days before a reduction: Directive 98/6/EC, article 6a, in the European Union
// and the European Economic Area. A merchant may change them (docs/trading.md).

/** Codes as in addresses. One text, which bundlers leave out where nothing needs it. */
const MARKETS = "eu at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no";

export const initialPriorPriceMarkets = (): readonly string[] => MARKETS.split(" ");
