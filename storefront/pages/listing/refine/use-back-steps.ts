// Keeps as many steps in the history as there are layers over the page, and takes a layer off for each that is gone back.

import { useEffect } from "react";
import { useNavigation } from "react-router";
import { takeReturns } from "#storefront/framework/returns.ts";
import { type BackSteps, createBackSteps } from "./back-steps.ts";

let steps: BackSteps | undefined;

/** One for the document: it must outlive the listing that it was made for. */
export const backSteps = (): BackSteps => (steps ??= createBackSteps(window.history, takeReturns));

export function useBackSteps(layers: number, onBack: (left: number) => void): void {
  // What is under way when a layer opens ends as an entry of its own: the layer's steps come after it.
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (isIdle || layers < backSteps().count()) void backSteps().want(layers);
  }, [layers, isIdle]);
  useEffect(() => backSteps().listen(onBack), [onBack]);
  useEffect(() => () => backSteps().forget(), []);
}
