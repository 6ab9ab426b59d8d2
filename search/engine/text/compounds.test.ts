import { expect, test } from "vitest";
import { hasPart, isFormOf, knownPartOf, stemsOf } from "./compounds.ts";

const finds = (word: string, other: string) => stemsOf(word).some((stem) => isFormOf(other, stem));

test.each([
  ["janker", "trachtenjanker"],
  ["jacken", "strickjacke"],
  ["jacke", "jacken"],
  ["dirndl", "brautdirndl"],
  ["lederhose", "kinderlederhosen"],
  ["haferlschuhe", "haferlschuh"],
  ["hute", "filzhut"],
  ["gruener", "tannengrun"],
  ["rot", "dunkelrot"],
  ["rotes", "rot"],
  ["taschen", "handtasche"],
  ["tasche", "gurteltaschen"],
  ["hosen", "latzhose"],
  ["anzug", "hosenanzug"],
  ["tuch", "halstuch"],
  ["uhr", "taschenuhr"],
  ["leder", "wildleder"],
])("[MD-02] %s finds %s", (word, other) => {
  expect(finds(word, other)).toBe(true);
});

test.each([
  ["ring", "spring"],
  ["dirndl", "dirndlbluse"],
  ["schuhe", "handschuhe"],
  ["rot", "brot"],
  ["at", "coat"],
  ["42", "442"],
  ["hose", "hosentrager"],
  ["hose", "hosenanzug"],
  ["hose", "feinstrumpfhosen"],
  ["hosen", "badehose"],
  ["hemd", "unterhemden"],
  ["mantel", "bademantel"],
  ["anzuge", "schlafanzug"],
  ["tasche", "taschentuch"],
  ["tasche", "brieftasche"],
  ["tuch", "taschentucher"],
  ["schuh", "schuhbeutel"],
  ["ringe", "ohrringe"],
  ["wolle", "baumwolle"],
  ["leder", "kunstleder"],
])("[MD-02] %s does not find %s", (word, other) => {
  expect(finds(word, other)).toBe(false);
});

test("[MD-02] a word that is a compound with another meaning finds itself", () => {
  expect(finds("handschuhe", "lederhandschuh")).toBe(true);
  expect(finds("strumpfhose", "feinstrumpfhosen")).toBe(true);
  expect(finds("baumwolle", "biobaumwolle")).toBe(true);
});

test("[MD-02] the known part of an unknown compound is the longest end that is a word, or else the longest beginning", () => {
  const known = (word: string, vocabulary: readonly string[]) =>
    knownPartOf(word, (part) => vocabulary.filter((other) => hasPart(other, part)));
  const trachten = ["trachtenmesser", "trachtenjanker", "trachtenhemd"];
  expect(known("trachtenweste", trachten)).toEqual({ kind: "beginning", text: "trachten" });
  expect(known("trachtenweste", [...trachten, "weste"])).toEqual({ kind: "end", text: "west" });
  expect(known("trachtenweste", [...trachten, "strickweste", "lodenweste"])).toEqual({ kind: "end", text: "west" });
  // Beside a known beginning, the rest is a word.
  expect(known("lodenmantel", ["loden", "wollmantel"])).toEqual({ kind: "end", text: "mantel" });
  // One compound does not show where its parts meet.
  expect(known("kaschmierpulover", ["kaschmirpullover"])).toBeUndefined();
});
