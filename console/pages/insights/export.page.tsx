// Its loader answers with a file.

export default function ExportPage() {
  return null;
}
