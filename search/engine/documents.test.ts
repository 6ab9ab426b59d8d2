import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { IndexRecord } from "../schema.ts";
import { Document, FieldNames, RecordEncoder } from "./documents.ts";

/** Escapes, quotes, and characters of one to four bytes. */
const awkward = fc.string({ unit: fc.constantFrom("a", '"', "\\", "\t", "\u0001", "é", "码", "𝒳", "\ud800") });
const json = fc.oneof(
  awkward,
  fc.jsonValue({ maxDepth: 2, stringUnit: "binary" }) as fc.Arbitrary<IndexRecord["fields"][string]>,
);
const fields = fc.dictionary(fc.constantFrom("title", "price", "tags", "颜色", 'quo"te', "x"), json);
const id = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 });
const records: fc.Arbitrary<IndexRecord> = fc.record({
  id,
  fields,
  variants: fc.array(fc.record({ id, fields }), { minLength: 1, maxLength: 4 }),
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test("a record is read back unchanged", () => {
  const encoder = new RecordEncoder(new FieldNames());
  fc.assert(
    fc.property(records, (record) => {
      expect(plain(new Document(encoder.encode(record)).decode())).toEqual(plain(record));
    }),
  );
});

test("[SR-18] the JSON of a hit has the fields of the product and the variant, which takes precedence", () => {
  const names = new FieldNames();
  const encoder = new RecordEncoder(names);
  fc.assert(
    fc.property(records, fc.array(fc.constantFrom<string>("title", "price", "x", "unknown")), (record, wanted) => {
      const document = new Document(encoder.encode(record));
      for (const [index, variant] of record.variants.entries()) {
        const whole = { ...record.fields, ...variant.fields };
        expect(JSON.parse(document.json(index).toString())).toEqual(plain(whole));
        const some = Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.includes(name)));
        expect(JSON.parse(document.json(index, names.known(wanted)).toString())).toEqual(plain(some));
        expect(document.variantId(index)).toBe(variant.id);
      }
    }),
  );
});

test("any flipped bit is detected", () => {
  const bytes = new RecordEncoder(new FieldNames()).encode({
    id: "p1",
    fields: { title: "Coat" },
    variants: [{ id: "v1", fields: { size: "M" } }],
  });
  for (let at = 0; at < bytes.length; at++) {
    const wrong = Buffer.from(bytes);
    wrong[at] = wrong[at]! ^ 1;
    expect(() => new Document(wrong), `byte ${at}`).toThrow("corrupt");
  }
});
