// A save that came too late: the values that its editor typed, and the changes of others since the version that they saw.

import { searchAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { ALL_ROLES, type Role } from "#commerce/staff";
import { roleName } from "../../framework/role-name.ts";

export interface Conflict {
  readonly typed: { readonly name: string; readonly role: string; readonly markets: string };
  readonly changes: readonly {
    readonly who: string;
    readonly at: string;
    readonly field: "name" | "role" | "markets";
    readonly before: string;
    readonly after: string;
  }[];
}

const FIELDS = ["name", "role", "markets"] as const;

/** The address has the typed values and `seen`, the version. Null once the person is saved again. */
export async function conflictOf(
  database: Pick<Database, "sql">,
  { id, version }: { readonly id: string; readonly version: number },
  address: URLSearchParams,
): Promise<Conflict | null> {
  const seen = Number(address.get("seen"));
  if (!Number.isInteger(seen) || seen < 1 || seen >= version) return null;
  const { entries } = await searchAudit(database, { operation: "change-staff", subject: { kind: "staff", id } });
  const later = entries.filter(({ after }) => Number(after?.["version"]) > seen);
  return {
    typed: {
      name: address.get("name") ?? "",
      role: address.get("role") ?? "",
      markets: address.get("markets") ?? "",
    },
    changes: later.flatMap(({ operatorName, at, before, after }) =>
      FIELDS.filter((field) => after && field in after).map((field) => ({
        who: operatorName,
        at: at.toISOString(),
        field,
        before: inWords(field, before?.[field]),
        after: inWords(field, after?.[field]),
      })),
    ),
  };
}

function inWords(field: (typeof FIELDS)[number], value: unknown): string {
  if (field === "role" && (ALL_ROLES as readonly unknown[]).includes(value)) return roleName(value as Role);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : "";
}
