// `npm run shop -- security …`: exports the security events as JSON lines.

import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { securityAdminApp } from "../security/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { SECURITY_USAGE } from "./usages.ts";

const Page = z.object({ events: z.array(z.record(z.string(), z.unknown())), next: z.number().nullable() });

export async function runSecurity(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [name, since, ...rest] = words;
  if (name !== "export" || rest.length > 0) throw new WrongUsage(SECURITY_USAGE);
  const openLocal = (database: Database) => ({ api: localApi((access) => securityAdminApp({ database, ...access })) });
  await withAdminApi(config, "security", openLocal, async (api) => {
    for (let after: number | null = 0; after !== null;) {
      const query = new URLSearchParams({ after: String(after), ...(since && { since }) });
      const response = await api(`?${query}`);
      if (response.status === 400)
        throw new OperatorError(`"${since}" is not a date. Write it like 2026-11-01 or 2026-11-01T08:00:00Z.`);
      const page = Page.parse(await response.json());
      for (const event of page.events) print(JSON.stringify(event));
      after = page.next;
    }
  });
}
