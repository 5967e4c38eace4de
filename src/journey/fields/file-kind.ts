/** What a file is, told from its first bytes and not from its name (12.11). */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic' | 'pdf';

/** Why a file cannot be attached. Each has words and a way on. */
export type FileProblem = 'wrongType' | 'empty' | 'tooLarge' | 'broken' | 'heic';

/** Every kind that a photo may come as. HEIC only some browsers can read: where they cannot, that is said. */
export const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'gif', 'bmp', 'avif', 'heic'];

/** What a `file` field takes: a photo, or a PDF (assumption 4.34). */
export const DOCUMENT_KINDS: readonly FileKind[] = [...PHOTO_KINDS, 'pdf'];

const MEGABYTE = 1024 * 1024;

/** A document is sent as it is, so it must not be larger than what the service takes (assumption 4.34). Bytes. */
export const LARGEST_DOCUMENT = 10 * MEGABYTE;

/** A photo larger than this is not even opened: the page of a small phone would not survive it. Bytes. */
export const LARGEST_PHOTO = 40 * MEGABYTE;

/** How many bytes at the beginning of a file tell its kind. */
export const HEAD_BYTES = 1024;

/** Brands of the container that HEIC and AVIF share. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of an ISO container: the major one first, then those it is compatible with. */
function brandsOf(head: Uint8Array): string[] {
  if (ascii(head, 4, 8) !== 'ftyp') return [];
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, head.length); at += 4) brands.push(ascii(head, at, at + 4));
  return brands;
}

const startsWith = (head: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte);

/** The kind of a file by its first `HEAD_BYTES` bytes; `undefined` for anything else, such as SVG, HTML or a program. */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  if (head.length < 4) return undefined;
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 0, 4) === 'GIF8') return 'gif';
  if (ascii(head, 0, 2) === 'BM') return 'bmp';
  // Readers of PDF look for its mark within the first kilobyte: some scanners write a line before it.
  if (ascii(head, 0, HEAD_BYTES).includes('%PDF-')) return 'pdf';
  const brands = brandsOf(head);
  if (brands.some(brand => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some(brand => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}
