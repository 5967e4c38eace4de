import type { Headers } from './headers.ts';

/**
 * The part of the page and its headers that a server can send before the browser's first acknowledgement: ten packets,
 * of which nginx needs up to four for tickets of TLS and settings of HTTP/2 (docs/decisions/0020). Bytes.
 */
const FIRST_PACKETS = 9000;
/** HTTP/2 sends the text of a header with its Huffman code, which needs about four fifths of the bytes. */
const HEADER_SHARE = 0.8;

const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * Says that the page does not fit into the first packets of a connection, with the remedy; `undefined` if it fits
 * (14.1).
 * @param bytes the page as it is sent, compressed.
 * @param headers all headers of its answer.
 */
export function findLatePage(
  bytes: number,
  headers: Headers,
  { brotli }: { brotli: boolean },
): string | undefined {
  const textLength = headers.reduce((length, [name, value]) => length + name.length + value.length, 0);
  const headerBytes = Math.round(textLength * HEADER_SHARE);
  if (bytes + headerBytes <= FIRST_PACKETS) return undefined;
  const remedy = brotli
    ? 'Shorten the configuration, or the lists of hosts that become headers'
    : "Add nginx's module brotli_static, which makes the page an eighth smaller";
  return `The page has ${toKilobytes(bytes)} kB and its headers have ${toKilobytes(headerBytes)} kB; more than ${toKilobytes(FIRST_PACKETS)} kB together cost a first visit one more round trip. ${remedy}.`;
}
