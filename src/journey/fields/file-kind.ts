/** The kind of a file, by its first bytes instead of its name (12.11). */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic' | 'pdf';

/** Why a file cannot be attached. Each problem has a message. */
export type FileProblem = 'wrongType' | 'empty' | 'tooLarge' | 'broken' | 'heic';

/** The kinds of photos. Some browsers cannot read HEIC; there the app shows a message instead. */
export const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'gif', 'bmp', 'avif', 'heic'];

/** The kinds for a `file` field: a photo or a PDF (assumption 4.34). */
export const DOCUMENT_KINDS: readonly FileKind[] = [...PHOTO_KINDS, 'pdf'];

const MEGABYTE = 1024 * 1024;

/** The largest document that the service accepts (assumption 4.34). Bytes. */
export const MAX_DOCUMENT_SIZE = 10 * MEGABYTE;

/** A larger photo is not decoded: a small phone would run out of memory. Bytes. */
export const MAX_PHOTO_SIZE = 40 * MEGABYTE;

/** The number of bytes at the beginning of a file that decide its kind. */
export const HEAD_BYTES = 1024;

/** HEIC and AVIF have the same container; its brands tell them apart. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

const readAscii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The brands of an ISO container: the major brand first, then the compatible ones. */
function brandsOf(firstBytes: Uint8Array): string[] {
  if (readAscii(firstBytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(firstBytes.buffer, firstBytes.byteOffset, firstBytes.byteLength).getUint32(0);
  const brands = [readAscii(firstBytes, 8, 12)];
  for (let offset = 16; offset + 4 <= Math.min(size, firstBytes.length); offset += 4)
    brands.push(readAscii(firstBytes, offset, offset + 4));
  return brands;
}

const startsWith = (firstBytes: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => firstBytes[index] === byte);

/** Control characters that the text before the mark of a PDF may contain: printers write Escape. */
const TEXT_CONTROLS = '\t\n\f\r\u001b';

/**
 * The mark of a PDF may stand anywhere in the first kilobyte, because some scanners write a line of text before it. A
 * tag or a character that no text has means that the file is a page or a program.
 */
function isPdf(start: string): boolean {
  const index = start.indexOf('%PDF-');
  if (index === -1 || /^(?:MZ|#!)/.test(start)) return false;
  return [...start.slice(0, index)].every(
    character => character !== '<' && (character >= ' ' || TEXT_CONTROLS.includes(character)),
  );
}

/**
 * The kind of a file by its first `HEAD_BYTES` bytes; `undefined` for anything else, such as SVG, HTML or a program.
 */
export function fileKindOf(firstBytes: Uint8Array): FileKind | undefined {
  if (firstBytes.length < 4) return undefined;
  if (startsWith(firstBytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(firstBytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (readAscii(firstBytes, 0, 4) === 'RIFF' && readAscii(firstBytes, 8, 12) === 'WEBP') return 'webp';
  if (readAscii(firstBytes, 0, 4) === 'GIF8') return 'gif';
  if (readAscii(firstBytes, 0, 2) === 'BM') return 'bmp';
  if (isPdf(readAscii(firstBytes, 0, HEAD_BYTES))) return 'pdf';
  const brands = brandsOf(firstBytes);
  if (brands.some(brand => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some(brand => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}
