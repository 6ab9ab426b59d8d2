// Writes storefront/locales/generated from the JSON files beside it: `npm run locales`.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GENERATED, generatedModules } from "#storefront/locales/files.ts";

rmSync(GENERATED, { recursive: true, force: true });
mkdirSync(GENERATED, { recursive: true });
for (const [file, module] of generatedModules()) writeFileSync(join(GENERATED, file), module);
