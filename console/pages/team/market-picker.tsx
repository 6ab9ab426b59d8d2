// The markets of a member of the team in a form, as codes separated by commas; empty for all.

import { useState } from "react";
import { Choices } from "../../forms/choices.tsx";
import { MARKET_OPTIONS, marketName } from "../../forms/market-names.ts";

interface Props {
  readonly label: string;
  readonly help: string;
  readonly markets: string;
  readonly error: string | undefined;
}

export function MarketPicker({ markets, ...field }: Props) {
  const [chosen, setChosen] = useState(codesIn(markets));
  return <Choices {...field} name="markets[]" all={MARKET_OPTIONS} chosen={chosen} onChange={setChosen} />;
}

export const marketNames = (markets: string): string => codesIn(markets).map(marketName).join(", ");

const codesIn = (markets: string): readonly string[] => markets.split(", ").filter(Boolean);
