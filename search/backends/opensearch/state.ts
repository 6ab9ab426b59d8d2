// The state of the indexes behind an alias, stored in a separate index: the position of each, and the progress of one that is
// being filled.

import type { Client } from "@opensearch-project/opensearch";
import { z } from "zod";
import { UNHURRIED } from "./connection.ts";

export interface Building {
  readonly index: string;
  readonly position: string;
  /** Number of records written so far. */
  readonly done: number;
}

export interface State {
  position(index: string): Promise<string | undefined>;
  keepPosition(index: string, position: string | undefined): Promise<void>;
  building(): Promise<Building | undefined>;
  keepBuilding(building: Building | undefined): Promise<void>;
  /** The index that the alias points to. */
  current(): Promise<string | undefined>;
}

const positionSchema = z.object({ _source: z.object({ position: z.string() }).optional() });
const buildingSchema = z.object({
  _source: z.object({ index: z.string(), position: z.string(), done: z.number() }).optional(),
});
const aliasSchema = z.record(z.string(), z.unknown());

export function stateOf(client: Client, name: string): State {
  const index = `${name}-state`;
  const known = { ...UNHURRIED, ignore: [404] };
  const keep = (id: string, body: object) => client.index({ index, id, body }, UNHURRIED);
  return {
    async position(of) {
      const { body } = await client.get({ index, id: of }, known);
      const { _source: kept } = positionSchema.parse(body);
      return kept?.position;
    },
    async keepPosition(of, position) {
      if (position !== undefined) await keep(of, { position });
    },
    async building() {
      const { body } = await client.get({ index, id: "building" }, known);
      const { _source: kept } = buildingSchema.parse(body);
      return kept;
    },
    async keepBuilding(building) {
      if (building) await keep("building", building);
      else await client.delete({ index, id: "building" }, known);
    },
    async current() {
      const { body, statusCode } = await client.indices.getAlias({ name }, known);
      return statusCode === 404 ? undefined : Object.keys(aliasSchema.parse(body)).toSorted().at(-1);
    },
  };
}
