// The page of every address that no route knows: its loader answers 404, so this is never seen.
export default function MissingPage() {
  return null;
}
