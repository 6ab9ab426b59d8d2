// Keeps one history entry per open layer, so that back closes a layer.

import { useEffect } from "react";
import { useNavigation } from "react-router";
import { takeReturns } from "#storefront/framework/returns.ts";
import { type BackSteps, createBackSteps } from "./back-steps.ts";

let steps: BackSteps | undefined;

/** One per document: it outlives the listing. */
export const backSteps = (): BackSteps => (steps ??= createBackSteps(window.history, takeReturns));

export function useBackSteps(layers: number, onBack: (left: number) => void): void {
  // A navigation under way adds its own entry first: wait for it.
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (isIdle || layers < backSteps().count()) void backSteps().want(layers);
  }, [layers, isIdle]);
  useEffect(() => backSteps().listen(onBack), [onBack]);
  useEffect(() => () => backSteps().forget(), []);
}
