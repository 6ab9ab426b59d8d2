// Pictures that are fetched from other hosts or supplied as files: the queue, allowed hosts, and what is there.

export {
  allows,
  findPicture,
  missingFiles,
  picturesThere,
  pictureStatus,
  pictureWidths,
  type HostStatus,
  type Picture,
  type PictureStatus,
} from "./find.ts";
export { allowedHosts, allowHosts, forbidHosts, type HostChange } from "./hosts.ts";
export { entryOf, fetchedUrl, hostRules, isPublicEntry, isSpecialAddress, type HostRules } from "./host-rules.ts";
export {
  claimPictures,
  dueHosts,
  enqueueCatalogue,
  enqueuePictures,
  failPicture,
  keepPicture,
  refetchPicture,
  releasePicture,
  retryPictures,
  type CheckedPicture,
  type ClaimedPicture,
  type NamedPicture,
} from "./queue.ts";
