// SQLite in memory with FTS5.

import { DatabaseSync, type StatementSync } from "node:sqlite";
import { foldedWords, type OpenPeer } from "./peer.ts";
import { listingStatement, type SqlDialect } from "./sql.ts";
import { answerOf, rowsOf, type AnswerRow } from "./sql-rows.ts";

export const openSqlite: OpenPeer = async (records) => {
  const database = new DatabaseSync(":memory:");
  const options = database.prepare("pragma compile_options").all();
  if (!options.some((option) => option["compile_options"] === "ENABLE_FTS5"))
    return { kind: "absent", reason: "SQLite was compiled without FTS5" };
  database.exec(TABLES);
  const into = (table: string, columns: number): StatementSync =>
    database.prepare(`insert into ${table} values (${Array.from({ length: columns }, () => "?").join(", ")})`);
  const [products, documents, variants, departments, tags, words] = [
    into("products", 7),
    into("documents", 2),
    into("variants", 5),
    into("departments", 2),
    into("tags", 2),
    database.prepare("insert into words (rowid, text) values (?, ?)"),
  ];
  database.exec("begin");
  for (const row of rowsOf(records())) {
    const { id, position, published_at, product_type, vendor, visibility, viplevel, doc } = row;
    products.run(id, position, published_at, product_type, vendor, visibility, viplevel);
    documents.run(id, doc);
    for (const { color, size, price, compare_at } of row.variants) variants.run(id, color, size, price, compare_at);
    for (const one of row.departments) departments.run(one, id);
    for (const one of row.tags) tags.run(one, id);
    words.run(id, row.words);
  }
  database.exec("commit");
  database.exec(INDEXES);
  return {
    name: "SQLite FTS5",
    note: "no corrections; Chinese only as whole runs",
    search(query) {
      const asked = foldedWords(query.text ?? "");
      const match = `${asked.map((word) => `"${word}"`).join(" ")} *`;
      const { sql, parameters } = listingStatement(
        query,
        SQLITE,
        asked.length === 0
          ? undefined
          : (parameter) => `p.id in (select rowid from words where words match ${parameter(match)})`,
      );
      return answerOf(database.prepare(sql).all(...parameters) as readonly object[] as readonly AnswerRow[]);
    },
    close: () => database.close(),
  };
};

const TABLES = `
  create table products (id integer primary key, position integer, published_at integer, product_type text, vendor text,
    visibility text, viplevel integer);
  create table documents (id integer primary key, doc text);
  create table variants (product integer, color text, size text, price real, compare_at real);
  create table departments (value text, product integer, primary key (value, product)) without rowid;
  create table tags (value text, product integer, primary key (value, product)) without rowid;
  create virtual table words using fts5 (text, content = '', tokenize = 'unicode61', prefix = '2 3 4');`;

const INDEXES = `
  create index products_type on products (product_type);
  create index products_vendor on products (vendor);
  create index products_published on products (published_at);
  create index products_position on products (position);
  create index variants_product on variants (product, color, size, price, compare_at);
  create index variants_price on variants (price);
  create index departments_product on departments (product, value);
  create index tags_product on tags (product, value);
  analyze;`;

const SQLITE: SqlDialect = {
  parameter: (place) => `?${place}`,
  hasOneOf: (list, parameters) => `p.id in (select product from ${list} where value in (${parameters.join(", ")}))`,
  joinEntries: (list) => `join ${list} e on e.product = f.id`,
};
