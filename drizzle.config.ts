// Configuration of drizzle-kit, which writes migrations: `npx drizzle-kit generate --name what-changed`.

import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./commerce/*/tables.ts",
  out: "./commerce/database/migrations",
});
