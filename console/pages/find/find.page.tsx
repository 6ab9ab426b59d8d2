// Answers the command menu; it has no screen of its own.

export default function FindPage() {
  return null;
}
