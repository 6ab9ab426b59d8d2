import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { deleteAddress, listAddresses, MAX_ADDRESSES, saveAddress, setDefaultAddress } from "./addresses.ts";
import { accountTable, addressTable } from "./tables.ts";
import { testingAccounts, type TestingAccounts } from "./testing-accounts.ts";

const PARIS = {
  country: "FR",
  firstName: "Ana",
  lastName: "Lima",
  line1: "12 rue de la Paix",
  city: "Paris",
  postalCode: "75002",
  phone: "+33 1 23 45 67 89",
};

onDatabase("addresses", (database) => {
  let accounts: TestingAccounts;
  beforeAll(async () => {
    accounts = testingAccounts(database.current);
    const now = accounts.now();
    const row = (id: string) => ({
      id,
      email: `${id}@example.com`,
      passwordHash: "",
      createdAt: now,
      passwordChangedAt: now,
    });
    await database.current.sql.insert(accountTable).values(["ana", "bo", "many", "race"].map(row));
  });
  const save = async (account: string, more: object = {}, id?: string): Promise<string> => {
    accounts.advance(1000);
    const saved = await saveAddress(accounts, account, { ...PARIS, ...more }, id);
    return saved.kind === "saved" ? saved.id : saved.kind;
  };
  const find = async (account: string, id: string) =>
    (await listAddresses(accounts, account)).find((address) => address.id === id);
  const shown = async (account: string) =>
    (await listAddresses(accounts, account)).map(({ line1, isDefault }) => (isDefault ? `*${line1}` : line1));

  test("the first address is the default, another can become it, and there is always one default [RT-10]", async () => {
    const first = await save("ana", { line1: "first" });
    const second = await save("ana", { line1: "second" });
    await save("ana", { line1: "third", isDefault: true });
    expect(await shown("ana")).toEqual(["*third", "first", "second"]);
    expect(await setDefaultAddress(accounts, "ana", second)).toBe("changed");
    expect(await shown("ana")).toEqual(["*second", "first", "third"]);
    expect(await save("ana", { line1: "second again" }, second)).toBe(second);
    expect(await shown("ana")).toEqual(["*second again", "first", "third"]);
    expect(await deleteAddress(accounts, "ana", second)).toBe("deleted");
    expect(await shown("ana")).toEqual(["*first", "third"]);
    expect(await deleteAddress(accounts, "ana", second)).toBe("no-such-address");
    expect(await find("ana", first)).toMatchObject({ line1: "first", city: "Paris", company: "" });
  });

  test("an account cannot read, change, make default or delete another account's address [RT-10]", async () => {
    const own = await save("bo", { line1: "bo's" });
    expect(await find("ana", own)).toBeUndefined();
    expect(await save("ana", { line1: "taken over" }, own)).toBe("no-such-address");
    expect(await setDefaultAddress(accounts, "ana", own)).toBe("no-such-address");
    expect(await deleteAddress(accounts, "ana", own)).toBe("no-such-address");
    for (const id of ["", "\0", "' or true --", "00000000-0000-0000-0000-000000000000"]) {
      expect(await save("bo", {}, id)).toBe("no-such-address");
      expect(await deleteAddress(accounts, "bo", id)).toBe("no-such-address");
      expect(await setDefaultAddress(accounts, "bo", id)).toBe("no-such-address");
    }
    expect(await shown("bo")).toEqual(["*bo's"]);
  });

  test("a postal code that was stored as it was typed is read in the form of its post [RT-10]", async () => {
    const id = await save("bo", { country: "CA", region: "QC", postalCode: "H2X 1Y4" });
    await database.current.sql.update(addressTable).set({ postalCode: "h2x1y4" }).where(eq(addressTable.id, id));
    expect(await find("bo", id)).toMatchObject({ postalCode: "H2X 1Y4" });
  });

  test("SQL and control characters in any field are plain text [RT-10]", async () => {
    const sly = Object.fromEntries(
      ["firstName", "lastName", "company", "line1", "line2", "city"].map((field) => [field, "'); drop table\0 x; --"]),
    );
    const id = await save("bo", sly);
    expect(await find("bo", id)).toMatchObject({ company: "'); drop table x; --" });
    expect(await saveAddress(accounts, "bo", { ...PARIS, postalCode: "' or 1=1" })).toEqual({
      kind: "invalid",
      problems: { postalCode: "bad-postal-code" },
    });
  });

  test("the number of addresses is limited [RT-10]", async () => {
    for (let count = 0; count < MAX_ADDRESSES; count += 1) await save("many");
    expect(await save("many")).toBe("too-many");
  });

  test("concurrent changes leave one default and respect the limit [RT-10]", async () => {
    const ids = await Promise.all(Array.from({ length: MAX_ADDRESSES + 5 }, () => save("race", { isDefault: true })));
    expect(ids.filter((id) => id === "too-many")).toHaveLength(5);
    const saved = await listAddresses(accounts, "race");
    await Promise.all([
      ...saved.slice(0, 6).map(({ id }) => deleteAddress(accounts, "race", id)),
      ...saved.slice(4, 12).map(({ id }) => setDefaultAddress(accounts, "race", id)),
    ]);
    const left = await listAddresses(accounts, "race");
    expect(left).toHaveLength(MAX_ADDRESSES - 6);
    expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
