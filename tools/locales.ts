// Writes the modules of interface texts from the JSON files beside them: `npm run locales`.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONSOLE_FOLDER, generatedModules } from "#storefront/locales/files.ts";
import { FOLDER } from "#storefront/locales/generate.ts";

for (const folder of [FOLDER, CONSOLE_FOLDER]) {
  const generated = join(folder, "generated");
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  for (const [file, module] of generatedModules(folder)) writeFileSync(join(generated, file), module);
}
