// Loads the listing for filters that are not applied yet. The latest request wins; failures can be retried.

import { useEffect, useState } from "react";
import type { ListingData } from "../listing-data.ts";
import type { RefineAsk } from "../paging.ts";
import { askListing } from "./ask-listing.ts";

export interface Answer {
  readonly status: "idle" | "asking" | "answered" | "failed";
  /** The latest answer, even while another request is under way. */
  readonly listing: ListingData | undefined;
  readonly retry: () => void;
}

interface Outcome {
  readonly question: string;
  readonly listing: ListingData | undefined;
}

/** Idle without an address; `wait` debounces requests, in milliseconds. */
export function useAnswer(href: string | undefined, what: RefineAsk, wait: number): Answer {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const question = `${what} ${attempt} ${href ?? ""}`;
  useEffect(() => {
    if (href === undefined) return undefined;
    const giveUp = new AbortController();
    const tell = (listing?: ListingData): void => {
      if (!giveUp.signal.aborted) setOutcome({ question, listing });
    };
    const timer = setTimeout(() => void askListing(href, what, giveUp.signal).then(tell, () => tell()), wait);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [href, what, wait, question]);
  const isTold = outcome?.question === question;
  return {
    status: href === undefined ? "idle" : !isTold ? "asking" : outcome.listing ? "answered" : "failed",
    listing: outcome?.listing,
    retry: () => setAttempt(attempt + 1),
  };
}
