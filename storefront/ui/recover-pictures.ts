// What happens to a picture that fails to load: first its webp source goes, then the picture itself, never a broken mark.

/** Listens for failures on the whole document, and looks after those that failed before the script arrived. */
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
  const source = image.parentElement?.querySelector("source[srcset]");
  if (source) source.removeAttribute("srcset");
  else image.hidden = true;
}
