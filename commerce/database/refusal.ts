// Expected reasons why a database cannot be opened, explained to the operator.

export type Refusal =
  | { readonly reason: "newer-data"; readonly where: string }
  | { readonly reason: "unreadable"; readonly where: string; readonly detail: string }
  | { readonly reason: "in-use"; readonly where: string; readonly holder: string }
  | { readonly reason: "no-space"; readonly where: string; readonly neededMegabytes: number }
  | { readonly reason: "not-writable"; readonly where: string; readonly detail: string }
  | {
      readonly reason: "unreachable";
      readonly where: string;
      readonly detail: string;
      /** False if only a change of the configuration helps, such as another password. */
      readonly isTemporary: boolean;
    };

/** The problem and what to do about it. */
export function explainRefusal(refusal: Refusal): string {
  const { where } = refusal;
  switch (refusal.reason) {
    case "newer-data":
      return `The data in ${where} was written by a newer version of the shop. Update the shop, or use another database. Nothing was changed.`;
    case "unreadable":
      return `The data in ${where} cannot be read: ${refusal.detail}. Move it away and restore a backup (npm run shop -- database restore FILE), or choose another folder.`;
    case "in-use":
      return `The data folder ${where} is in use by ${refusal.holder}. Stop that process, or choose another folder.`;
    case "no-space":
      return `Not enough disk space for the database in ${where}. Free at least ${refusal.neededMegabytes} MB and start again.`;
    case "not-writable":
      return `The data folder ${where} is not writable: ${refusal.detail}. Change its permissions or choose another folder.`;
    case "unreachable":
      return `Cannot connect to the database at ${where}: ${refusal.detail}. Check that it is running and that DATABASE_URL is correct.`;
  }
}
