// A number for a variant's id: enough to look one up among millions, where the document then tells for certain.

/** FNV-1a over UTF-16 units. */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
