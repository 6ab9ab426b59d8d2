// The list of looks, by a part of their title or address.

import { type Look, listLooks } from "#commerce/looks";
import { loads } from "../../framework/handlers.server.ts";

export interface ListedLook {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly state: LookState;
  readonly pieces: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly updatedBy: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export type LookState = "draft" | "published" | "planned" | "ended";

export interface LooksData {
  readonly looks: readonly ListedLook[];
  readonly total: number;
  readonly q: string;
  readonly mayCreate: boolean;
}

export const loader = loads("list-looks", async ({ shop, url, operator, now }): Promise<LooksData> => {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const looks = await listLooks(shop.database);
  const wanted = q.toLowerCase();
  const found = looks.filter(
    ({ slug, title }) =>
      slug.includes(wanted) || Object.values(title).some((text) => text.toLowerCase().includes(wanted)),
  );
  return {
    looks: found.map((look) => ({
      id: look.id,
      title: look.title.en ?? look.slug,
      slug: look.slug,
      state: stateOf(look, now.getTime()),
      pieces: look.pieces.length,
      startsAt: look.startsAt,
      endsAt: look.endsAt,
      updatedBy: look.updatedBy,
      updatedAt: look.updatedAt.toISOString(),
    })),
    total: found.length,
    q,
    mayCreate: operator.permissions.has("content.edit"),
  };
});

function stateOf({ state, startsAt, endsAt }: Look, now: number): LookState {
  if (state === "draft") return "draft";
  if (endsAt !== null && Date.parse(endsAt) <= now) return "ended";
  return startsAt !== null && Date.parse(startsAt) > now ? "planned" : "published";
}
