import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Inès Carpentier", "IC"],
  ["<i>Q</i>", "Q"],
  ["Rosa <i>Q</i>", "RQ"],
  ["<script", "S"],
  ['"Rob" (Ops)', "RO"],
  ["tomas.rey@example.com", "TC"],
  ["Élodie d’Arc", "ÉD"],
  ["山田 太郎", "山太"],
  ["أحمد", "أ"],
  ["42", ""],
])("the initials of %s are %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
