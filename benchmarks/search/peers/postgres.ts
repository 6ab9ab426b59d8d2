// PostgreSQL with indexes for lists, words and trigrams, in a temporary server.

import { Client } from "pg";
import { findBinaries, prepareTemplates, runOn } from "../../../commerce/database/testing-postgres.ts";
import { foldedWords, type OpenPeer } from "./peer.ts";
import { listingStatement, type SqlDialect } from "./sql.ts";
import { answerOf, rowsOf, type AnswerRow, type ProductRow } from "./sql-rows.ts";

export const openPostgres: OpenPeer = async (records) => {
  const templates = prepareTemplates(findBinaries());
  const url = await templates.serverUrl();
  if (url === undefined) {
    await templates.remove();
    return { kind: "absent", reason: "it is not installed" };
  }
  await runOn(`${url}postgres`, "create database bench");
  const client = new Client(`${url}bench`);
  await client.connect();
  await client.query(TABLES);
  let batch: ProductRow[] = [];
  for (const row of rowsOf(records())) if (batch.push(row) === 1000) batch = await insert(client, batch);
  await insert(client, batch);
  await client.query(INDEXES);
  await client.query("vacuum analyze");
  // Typical settings for a server with enough memory: in-memory sorts and hashes, and no JIT.
  await client.query("set work_mem = '128MB'; set jit = off; set random_page_cost = 1.1");
  return {
    name: "PostgreSQL",
    note: "corrections by trigrams; Chinese only as whole runs",
    async search(query) {
      const words = await corrected(client, foldedWords(query.text ?? ""));
      const { sql, parameters } = listingStatement(
        query,
        POSTGRES,
        words.length === 0
          ? undefined
          : (parameter) => `p.words @@ to_tsquery('simple', ${parameter(words.join(" & "))})`,
      );
      return answerOf((await client.query<AnswerRow>(sql, [...parameters])).rows);
    },
    async close() {
      await client.end();
      await templates.remove();
    },
  };
};

async function insert(client: Client, batch: readonly ProductRow[]): Promise<ProductRow[]> {
  await client.query(
    `insert into products select id, position, published_at, product_type, vendor, visibility, viplevel,
       array(select jsonb_array_elements_text(departments)), array(select jsonb_array_elements_text(tags)),
       array_to_tsvector(string_to_array(words, ' '))
     from jsonb_to_recordset($1) as row (id int, position int, published_at float8, product_type text, vendor text,
       visibility text, viplevel int, departments jsonb, tags jsonb, words text)`,
    [JSON.stringify(batch)],
  );
  await client.query("insert into documents select * from unnest($1::int[], $2::text[])", [
    batch.map(({ id }) => id),
    batch.map(({ doc }) => doc),
  ]);
  await client.query(
    `insert into variants select * from jsonb_to_recordset($1)
       as row (product int, color text, size text, price float8, compare_at float8)`,
    [JSON.stringify(batch.flatMap(({ id, variants }) => variants.map((variant) => ({ product: id, ...variant }))))],
  );
  return [];
}

/** Replaces an unknown word (or prefix, if it is the last) by the most similar ones. */
async function corrected(client: Client, words: readonly string[]): Promise<readonly string[]> {
  const asked: string[] = [];
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1;
    const known = await client.query("select 1 from vocabulary where word like $1 limit 1", [
      isLast ? `${word}%` : word,
    ]);
    if (known.rows.length > 0) asked.push(isLast ? `${word}:*` : word);
    else {
      const near = await client.query<{ word: string }>(
        "select word from vocabulary where word % $1 order by similarity(word, $1) desc limit 3",
        [word],
      );
      asked.push(`(${[word, ...near.rows.map((row) => row.word)].join(" | ")})`);
    }
  }
  return asked;
}

const TABLES = `
  create extension pg_trgm;
  create table products (id int primary key, position int, published_at float8, product_type text, vendor text,
    visibility text, viplevel int, departments text[], tags text[], words tsvector);
  create table documents (id int primary key, doc text);
  create table variants (product int, color text, size text, price float8, compare_at float8);`;

const INDEXES = `
  create table vocabulary as select word from ts_stat('select words from products');
  create index on vocabulary (word text_pattern_ops);
  create index on vocabulary using gin (word gin_trgm_ops);
  create index on products using gin (departments);
  create index on products using gin (tags);
  create index on products using gin (words);
  create index on products (product_type);
  create index on products (vendor);
  create index on products (published_at);
  create index on products (position);
  create index on variants (product) include (color, size, price, compare_at);
  create index on variants (price);`;

const POSTGRES: SqlDialect = {
  parameter: (place) => `$${place}`,
  hasOneOf: (list, parameters) => `p.${list} && array[${parameters.join(", ")}]::text[]`,
  joinEntries: (list) => `join products p on p.id = f.id cross join lateral unnest(p.${list}) as e (value)`,
};
