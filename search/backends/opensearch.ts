// An OpenSearch cluster (or a compatible one) as a search backend. An alias points to the current index.

import { createSerialQueue } from "#concurrency";
import { errors } from "@opensearch-project/opensearch";
import { z } from "zod";
import type { BackendStatus, SearchBackend } from "../backend.ts";
import { checkQuery } from "../check-query.ts";
import type { Refusal, SearchQuery, SearchResult } from "../query.ts";
import { findText, type FoundText } from "../reference/text.ts";
import type { IndexSchema } from "../schema.ts";
import { answerSchema, resultOf, type Answer } from "./opensearch/answer.ts";
import { applyChanges } from "./opensearch/changing.ts";
import { UNHURRIED, type Connection } from "./opensearch/connection.ts";
import { askPage } from "./opensearch/deep-pages.ts";
import { productsFor } from "./opensearch/hits.ts";
import { indexBody, RESULT_WINDOW } from "./opensearch/mapping.ts";
import { replaceAll } from "./opensearch/replacing.ts";
import { requestOf } from "./opensearch/request.ts";
import { stateOf } from "./opensearch/state.ts";
import { wordsOf } from "./opensearch/words.ts";

export { connect } from "./opensearch/connection.ts";

export interface OpenSearchOptions {
  /** Shared by the indexes of a cluster; closing one of them closes it. */
  readonly connection: Connection;
  readonly schema: IndexSchema;
  /** Name of the alias; index names add a timestamp. */
  readonly name: string;
  readonly shards?: number;
}

export function openOpenSearch({ connection, schema, name, shards = 1 }: OpenSearchOptions): SearchBackend {
  const { client } = connection;
  const state = stateOf(client, name);
  const words = wordsOf(client, name);
  let ready: Promise<string> | undefined;

  /** Creates an empty index if there is none. */
  const ensure = async (): Promise<string> => {
    const current = await state.current();
    if (current) return current;
    // A fixed name, so that processes that start together create only one.
    const index = `${name}-0`;
    const body = { ...indexBody(schema, shards), aliases: { [name]: {} } };
    await client.indices.create({ index, body }, UNHURRIED).catch((error: unknown) => {
      if (!String(error).includes("resource_already_exists")) throw error;
    });
    return index;
  };
  const whenReady = (): Promise<string> =>
    (ready ??= ensure().catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));

  /** In order, so that the later of two changes of a product wins. */
  const inOrder = createSerialQueue();

  const askText = async (query: SearchQuery): Promise<FoundText> => {
    if (!query.text && !query.wordRules?.excluded) return { words: [], phrases: [], excluded: [] };
    const known = await words.known();
    return findText(query, schema.synonyms, (...asked) => known.find(...asked));
  };

  const ask = async (body: object): Promise<Answer> =>
    answerSchema.parse((await client.search({ index: name, body })).body);

  const search = async (query: SearchQuery): Promise<SearchResult | Refusal> => {
    const refusal = checkQuery(query, schema) ?? unsupported(query);
    if (refusal) return refusal;
    return connection.run(async () => {
      const text = await connection.within(whenReady().then(() => askText(query)));
      const { offset, limit } = productsFor(query);
      const request = { ...requestOf(query, schema, text), _source: ["record"] };
      try {
        return resultOf(await askPage(ask, request, offset, limit), query, schema, text);
      } catch (error) {
        if (isTooManyClauses(error))
          return refuse("The query has more conditions than max_clause_count of the cluster allows.");
        throw error;
      }
    });
  };

  const apply: SearchBackend["apply"] = (changes, { position } = {}) =>
    inOrder(async () => {
      const index = await whenReady();
      const { removed, added } = await applyChanges(client, name, schema, changes);
      words.change(removed, added);
      await state.keepPosition(index, position);
      if (position !== undefined) words.moved(position);
    });

  const replace: SearchBackend["replace"] = (records, replacing = {}) =>
    inOrder(async () => {
      await replaceAll({ client, state, schema, name, shards }, records, replacing);
      ready = undefined;
      words.forget();
    });

  const status = (): Promise<BackendStatus> =>
    connection.run(async () => {
      const index = await connection.within(state.current());
      if (index === undefined) return { products: 0, variants: 0 };
      // Another process may have moved the alias in the meantime.
      ready = Promise.resolve(index);
      const [{ body }, position] = await connection.within(
        Promise.all([client.search({ index, body: STATUS }), state.position(index)]),
      );
      words.saw(position);
      const { hits, aggregations } = statusSchema.parse(body);
      return {
        products: hits.total.value,
        variants: aggregations.variants.value,
        ...(position !== undefined && { position }),
      };
    });

  return { search, apply, replace, status, close: () => connection.close() };
}

const unsupported = ({ isDistinct = true, offset = 0, limit = 0 }: SearchQuery): Refusal | undefined =>
  isDistinct || offset + limit <= RESULT_WINDOW
    ? undefined
    : refuse(`OpenSearch returns only the first ${RESULT_WINDOW} variants; products have no such limit.`);

const refuse = (message: string): Refusal => ({ kind: "refused", reason: "unsupported", message });

const isTooManyClauses = (error: unknown): boolean =>
  error instanceof errors.ResponseError && /too_many_(nested_)?clauses/.test(error.message);

const STATUS = { size: 0, track_total_hits: true, aggs: { variants: { sum: { field: "variants" } } } };
const statusSchema = z.object({
  hits: z.object({ total: z.object({ value: z.number() }) }),
  aggregations: z.object({ variants: z.object({ value: z.number() }) }),
});
