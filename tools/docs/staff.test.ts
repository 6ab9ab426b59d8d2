import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_ROLES, PERMISSIONS, ROLES, type Permission } from "#commerce/staff";

/** Cells of the table of permissions, without its head. */
const documented = readFileSync("docs/staff.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?:Permission |`\w+[\w.-]*\.\w+` )/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test("docs/staff.md has every permission, and the roles that have it", () => {
  const roles = ALL_ROLES.filter((role) => role !== "owner");
  const rows = (Object.keys(PERMISSIONS) as Permission[]).map((permission) => [
    `\`${permission}\``,
    PERMISSIONS[permission],
    ...roles.map((role) => ((ROLES[role] as readonly Permission[]).includes(permission) ? "yes" : "")),
  ]);
  expect(documented).toEqual([["Permission", "For", ...roles], ...rows]);
});
