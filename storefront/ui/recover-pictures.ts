// Recovers from pictures that fail to load: drops the webp sources first, then the picture, so that no broken image shows.

/** Handles failures in the whole document, including those from before the script loaded. */
export function recoverPictures(document: Document): void {
  document.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLImageElement) recover(event.target);
    },
    true, // error events do not bubble
  );
  for (const image of document.images)
    if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) recover(image);
}

function recover(image: HTMLImageElement): void {
  if (image.hasAttribute("srcset")) image.removeAttribute("srcset");
  else image.hidden = true;
}
