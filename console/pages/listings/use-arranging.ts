// Changes of a draft's places, saved one after another: each starts from the version that the one before has made.

import { useEffect, useEffectEvent, useRef } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { actionFields } from "./rule-form.ts";
import type { RuleData } from "./rule.server.ts";

export type How = "pin" | "unpin" | "bury" | "hide" | "boost";

interface Change {
  readonly product: string;
  readonly how: How;
  readonly place: number;
}

export function useArranging({ version, actions }: RuleData) {
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const answer = useActionData<ActionResult>();
  const isRefused = answer?.kind === "refused" || answer?.kind === "conflict";
  /** With the answer from before, by which a new one is known. There is none if another navigation takes its place. */
  const saving = useRef<{ readonly change: Change; readonly before: typeof answer; isSent: boolean }>(undefined);
  const waiting = useRef<readonly Change[]>([]);
  const save = (change: Change): void => {
    saving.current = { change, before: answer, isSent: false };
    const { product, how, place } = change;
    const base = JSON.stringify(actionFields(actions));
    const fields = { intent: "arrange", version: String(version), base, product, do: how, place: String(place) };
    void submit(fields, { method: "post" });
  };
  const saveNext = useEffectEvent((isIdle: boolean, answered: typeof answer) => {
    const isWaiting = saving.current && !saving.current.isSent && saving.current.before === answered;
    if (!isIdle && saving.current) saving.current.isSent = true;
    if (!isIdle || isWaiting) return;
    saving.current = undefined;
    const [next, ...others] = waiting.current;
    // Those after a refused one were meant for other places.
    waiting.current = isRefused ? [] : others;
    if (next && !isRefused) save(next);
  });
  useEffect(() => saveNext(!isBusy, answer), [isBusy, answer]);
  return {
    isBusy,
    arrange: (product: string, how: How, place = 1): void => {
      const change = { product, how, place };
      if (!isBusy && !saving.current) return save(change);
      const last = waiting.current.at(-1);
      const isSame = last?.product === product && last.how === how;
      waiting.current = [...(isSame ? waiting.current.slice(0, -1) : waiting.current), change];
    },
    /** The place of a product once all changes are saved. */
    placeOf: (product: string, shown: number): number =>
      [saving.current?.change, ...waiting.current].findLast((one) => one?.product === product && one.how === "pin")
        ?.place ?? shown,
  };
}
