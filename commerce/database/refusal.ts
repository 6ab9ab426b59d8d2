// Why a database does not open although nothing is broken in the program: each reason with one sentence for the operator.

export type Refusal =
  | { readonly reason: "newer-data"; readonly where: string }
  | { readonly reason: "unreadable"; readonly where: string; readonly detail: string }
  | { readonly reason: "in-use"; readonly where: string; readonly holder: string }
  | { readonly reason: "no-space"; readonly where: string; readonly neededMegabytes: number }
  | { readonly reason: "not-writable"; readonly where: string; readonly detail: string }
  | { readonly reason: "unreachable"; readonly where: string; readonly detail: string };

/** What went wrong and what to do about it, in one sentence that ends with a full stop. */
export function explainRefusal(refusal: Refusal): string {
  const { where } = refusal;
  switch (refusal.reason) {
    case "newer-data":
      return `The data in ${where} was written by a newer version of the shop: update the shop, or name another database; nothing was changed.`;
    case "unreadable":
      return `The data in ${where} cannot be read (${refusal.detail}): move it away and restore a backup (npm run shop -- database restore FILE), or choose another folder.`;
    case "in-use":
      return `The data folder ${where} is in use by ${refusal.holder}: stop that one first, or choose another folder.`;
    case "no-space":
      return `There is not enough disk space for the database in ${where}: free at least ${refusal.neededMegabytes} MB and start again.`;
    case "not-writable":
      return `The data folder ${where} cannot be written (${refusal.detail}): change its permissions or choose another folder.`;
    case "unreachable":
      return `The database at ${where} cannot be reached (${refusal.detail}): check that it runs and that DATABASE_URL is right.`;
  }
}
