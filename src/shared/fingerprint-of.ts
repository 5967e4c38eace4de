/**
 * A short text that differs for different texts, except by rare chance, and from which the text cannot be restored
 * (32-bit FNV-1a).
 */
export function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}
