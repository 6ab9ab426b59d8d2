// Components take colours and corners from tokens, so that a merchant's theme reaches all of them.

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));
const SHEETS = globSync("**/*.css", { cwd: FOLDER }).filter((path) => !path.endsWith("styles/tokens.css"));
const DECLARATION = /^\s*([\w-]+):\s*([^;{}]+);/gm;
const FIXED_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(|\b(?:white|black|gr[ae]y|red)\b(?!\))/i;
const CORNER = /^(?:0|50%|var\(--radius(?:-small)?\))$/;

test("[OC-07] stylesheets have no colours and corners of their own", () => {
  expect(SHEETS.length).toBeGreaterThan(50);
  const fixed = SHEETS.flatMap((path) =>
    [...readFileSync(`${FOLDER}/${path}`, "utf8").matchAll(DECLARATION)]
      .filter(([, name = "", value = ""]) =>
        name.endsWith("-radius") ? !CORNER.test(value) : FIXED_COLOUR.test(value.replaceAll(/var\([^)]*\)/g, "")),
      )
      .map(([declaration]) => `${path}: ${declaration.trim()}`),
  );
  expect(fixed).toEqual([]);
});
