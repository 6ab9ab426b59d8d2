// Writes the files generated from the GraphQL schema and the storefront's operations: `npm run graphql`.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "../api/generated.ts";

const root = join(import.meta.dirname, "..");
for (const [path, content] of generatedFiles(root)) {
  writeFileSync(join(root, path), content);
  console.log(path);
}
