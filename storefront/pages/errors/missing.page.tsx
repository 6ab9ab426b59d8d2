// The route of unknown addresses: its loader answers 404, so this never renders.
export default function MissingPage() {
  return null;
}
