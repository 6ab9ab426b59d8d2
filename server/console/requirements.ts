// The lines of docs/requirements.md that name the tests of each requirement, by the ids in their titles.

import { globSync, readFileSync } from "node:fs";

export const REQUIREMENTS_FILE = "docs/requirements.md";

interface Proof {
  readonly file: string;
  readonly title: string;
}

/** Tests named for a requirement; the others are counted. */
const NAMED = 2;

/** The file with current proofs. The requirements themselves stay as they are. */
export function printRequirements(text: string): string {
  const proofs = readProofs();
  return text
    .split("\n")
    .filter((line) => !line.startsWith(PROOF_PREFIX))
    .flatMap((line) => {
      const id = /^- ([A-Z0-9]{2,3}-\d\d) /.exec(line)?.[1];
      const proven = id === undefined ? undefined : proofs.get(id);
      return proven === undefined ? [line] : [line, printProofs(proven)];
    })
    .join("\n");
}

const PROOF_PREFIX = "  Proof: ";

function printProofs(proofs: readonly Proof[]): string {
  const named = proofs.slice(0, NAMED).map(({ file, title }) => `[${file}](../${file}) “${title}”`);
  const left = proofs.length - named.length;
  return `${PROOF_PREFIX}${named.join("; ")}${left > 0 ? `; ${left} more` : ""}.`;
}

/** Tests by requirement id, those nearest to a visitor first. */
function readProofs(): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>();
  const files = globSync("**/*.{test,spec,contract}.{ts,tsx}", {
    exclude: (path) => /^(?:node_modules|dist)$/.test(path),
  });
  for (const file of files.toSorted(byBoundary)) {
    for (const [, , title = ""] of readFileSync(file, "utf8").matchAll(TITLE)) {
      for (const [, id = ""] of title.matchAll(/\[([A-Z0-9]{2,3}-\d\d)\]/g)) {
        const found = proofs.get(id) ?? [];
        found.push({ file, title: plain(title) });
        proofs.set(id, found);
      }
    }
  }
  return proofs;
}

/** A string literal that contains a requirement id. */
const TITLE = /(["'`])((?:(?!\1)[^\\\n]|\\.)*\[[A-Z0-9]{2,3}-\d\d\](?:(?!\1)[^\\\n]|\\.)*)\1/g;

/** The title without ids and escapes, so that it reads as a sentence and cannot be mistaken for Markdown. */
const plain = (title: string): string =>
  title
    .replaceAll(/\[[A-Z0-9]{2,3}-\d\d\]/g, "")
    .replaceAll(/\\(.)/g, "$1")
    .replaceAll(/([<>*_[\]|`])/g, "\\$1")
    .replaceAll(/\s+/g, " ")
    .trim();

const BOUNDARIES = ["e2e/", "server/", "api/", "storefront/", "commerce/"];

const rankOf = (file: string): number => {
  const rank = BOUNDARIES.findIndex((folder) => file.startsWith(folder));
  return rank === -1 ? BOUNDARIES.length : rank;
};

const byBoundary = (one: string, other: string): number =>
  rankOf(one) - rankOf(other) || (one < other ? -1 : Number(one > other));
