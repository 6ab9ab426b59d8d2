// Facts that columns and attributes of other shops' files state, by their names in several languages.

import { FACT_NAMES, type FactFields, readFact, type FactName } from "#catalogue";
import type { DraftFacts } from "./draft.ts";

/** Names in lower case, with spaces. */
const NAMES: Readonly<Record<FactName, RegExp>> = {
  // "footwear material" of Shopify, but not what a lining or a sole is made of.
  material:
    /^(?:(?!lining|inner|sole|outsole|insole|strap|clasp|filling)(?:\p{L}+ ){0,2}materials?(?: composition)?|(?:main |outer )?fabrics?|composition|matières?|composition matière|obermaterial|zusammensetzung|materiale|composizione|tessuto|composición|tejido|состав|материал|材质|面料|素材|소재|الخامة)$/iu,
  // "skirt dress length type" of Shopify, but not the length of a sleeve.
  length:
    /^(?:(?!sleeve|chain|strap|shaft|neck|leg|inseam)(?:\p{L}+ ){0,3}length(?: type)?|(?:kleid|rock)?länge|longueur(?: de (?:la )?(?:robe|jupe))?|lunghezza(?: abito)?|largo(?: del vestido)?|длина|裙长|衣长|着丈)$/iu,
  heel_height:
    /^(?:heel(?: height)?(?: type)?|absatzhöhe|absatz|hauteur (?:du|de) talon|talon|altezza (?:del )?tacco|tacco|altura (?:del )?tacón|высота каблука|跟高|ヒールの?高さ|굽 높이)$/iu,
  occasion: /^(?:(?:dress |shoe )?occasions?(?: style)?|anlass|occasione|ocasión|повод|场合|シーン|상황)$/iu,
  pattern: /^(?:(?:fabric )?patterns?|print|muster|motif|fantasia|estampado|рисунок|узор|图案|柄|패턴)$/iu,
};

export function factNamed(written: string): FactName | undefined {
  const name = written.normalize("NFC").replaceAll(/[_-]/gu, " ").trim();
  return FACT_NAMES.find((one) => NAMES[one].test(name));
}

/** Facts among named texts, the first of each name. Empty ones are left out. */
export function factsAmong(texts: Iterable<readonly [name: string, text: string]>): DraftFacts {
  const found: Partial<Record<FactName, string>> = {};
  for (const [written, text] of texts) {
    const fact = text.trim() === "" ? undefined : factNamed(written);
    if (fact !== undefined) found[fact] ??= text;
  }
  return found;
}

/** As fields of this shop's feed, in canonical English. */
export const factFields = (facts: DraftFacts): FactFields =>
  Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const values = readFact(name, facts[name] ?? "");
      return values.length === 0 ? [] : [[name, values.join("\t")]];
    }),
  );
