// Answers the command menu; it has no screen.

export default function FindPage() {
  return null;
}
