// The background job that fetches pictures: follows the catalogue and the content, and works on each host separately, so that a slow
// or broken one delays only its own pictures.

import type { Database } from "#commerce/database";
import { startJob, type BackgroundJob } from "#concurrency";
import {
  allowedHosts,
  allows,
  claimPictures,
  dueHosts,
  failPicture,
  fetchedUrl,
  hostRules,
  keepPicture,
  releasePicture,
  type ClaimedPicture,
  type HostRules,
} from "#commerce/pictures";
import type { CheckPicture } from "../media/check.ts";
import type { Resolve } from "../http/open-request.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { followNames } from "./follow-names.ts";
import type { Originals } from "./originals.ts";
import { PICTURE_LIMITS, type PictureLimits } from "./limits.ts";

export interface FetchJobParts {
  readonly database: Database;
  readonly originals: Originals;
  readonly check: CheckPicture;
  readonly onError: (error: unknown) => void;
  readonly limits?: Partial<PictureLimits>;
  /** Resolves host names; defaults to the system's resolver. */
  readonly resolve?: Resolve;
}

const EVERY_MS = 5_000;
/** Simultaneous requests to a host. */
const LANES = 4;
/** After so many failures in a row, a host rests. */
const TOLERATED = 8;
const REST_MS = 30_000;

export function startFetching(parts: FetchJobParts): BackgroundJob {
  const { database, onError } = parts;
  const source = followNames(database);
  const working = new Map<string, Promise<void>>();
  /** Hosts whose pictures became due while their work was about to end. */
  const dueAgain = new Set<string>();
  const restingUntil = new Map<string, number>();
  const stopping = new AbortController();
  const job = startJob({
    everyMs: EVERY_MS,
    onError,
    run: async () => {
      await source.enqueueNew();
      const entries = await allowedHosts(database);
      const isAllowed = allows(entries);
      for (const host of await dueHosts(database, new Date())) {
        if (!isAllowed(host) || (restingUntil.get(host) ?? 0) > Date.now()) continue;
        if (working.has(host)) {
          dueAgain.add(host);
          continue;
        }
        const work = fetchFrom(host, parts, hostRules(entries), stopping.signal)
          .then((isFailing) => void (isFailing && restingUntil.set(host, Date.now() + REST_MS)))
          .catch(onError)
          .finally(() => {
            working.delete(host);
            if (dueAgain.delete(host) && !stopping.signal.aborted) void job.nudge();
          });
        working.set(host, work);
      }
    },
  });
  const unsubscribe = source.onNew(() => void job.nudge());
  return {
    nudge: job.nudge,
    close: async () => {
      unsubscribe();
      // Both end at the same time.
      stopping.abort();
      await job.close();
      await Promise.all(working.values());
    },
  };
}

/** Fetches what is due of a host. True if the host failed too often in a row. */
async function fetchFrom(host: string, parts: FetchJobParts, rules: HostRules, stop: AbortSignal): Promise<boolean> {
  let failures = 0;
  const lane = async (): Promise<void> => {
    while (!stop.aborted && failures < TOLERATED) {
      const [claimed] = await claimPictures(parts.database, host, 1, new Date());
      if (claimed === undefined) return;
      failures = (await fetchOne(claimed, parts, rules, stop)) ? 0 : failures + 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failures >= TOLERATED;
}

/** False for a failure that says something about the host, not only about the picture. */
async function fetchOne(
  claimed: ClaimedPicture,
  { database, originals, check, resolve, ...parts }: FetchJobParts,
  rules: HostRules,
  signal: AbortSignal,
): Promise<boolean> {
  const { address } = claimed;
  const limits = { ...PICTURE_LIMITS, ...parts.limits };
  const fail = async (reason: string, isFinal: boolean): Promise<boolean> => {
    await failPicture(database, claimed, { reason, isFinal }, new Date());
    return isFinal;
  };
  try {
    const url = fetchedUrl(address);
    if (url === undefined) return await fail("is not a valid address", true);
    const options = { rules, limitBytes: limits.bytes, timeoutMs: limits.fetchMs, resolve, signal };
    const fetched = await fetchPicture(url, options);
    if (signal.aborted) {
      await releasePicture(database, claimed, new Date());
      return true;
    }
    if (fetched.kind === "unavailable") return await fail(fetched.reason, fetched.isFinal);
    const checked = await check(fetched.bytes);
    if (checked.kind === "refused") return await fail(checked.reason, true);
    if (checked.kind === "busy") {
      await releasePicture(database, claimed, new Date(Date.now() + EVERY_MS));
      return true;
    }
    await originals.write(address, fetched.bytes);
    await keepPicture(database, address, { ...checked.size, bytes: fetched.bytes.length });
    return true;
  } catch (error) {
    parts.onError(error);
    // If the database is down, the lease expires.
    return fail("the shop could not store it", false).catch(() => false);
  }
}
