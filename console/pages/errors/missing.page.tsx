// An address that no screen has. Its loader always answers 404.

export default function MissingPage() {
  return null;
}
