// A hash of variant ids to find candidates among millions; the document then confirms the id.

/** FNV-1a over UTF-16 units. */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
