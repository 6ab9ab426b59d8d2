// Looks: outfits that a merchant puts together, with their own page and a place on the pages of their pieces.

export { type ShownLook, nextLookChange, shownLooks, withDraftLook } from "./live.ts";
export { type Look, LookBody, type LookOccasion } from "./look.ts";
export {
  bodyOf,
  changeLook,
  createLook,
  deleteLook,
  findLook,
  listLooks,
  type LookChange,
  MOST_LOOKS,
} from "./store.ts";
