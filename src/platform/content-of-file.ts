import { decodeUtf8, encodeUtf8 } from './seal.ts';

/** The content of an entry with a file: its name and type in the first line, then its bytes. */
export async function contentOfFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await file.arrayBuffer();
  const head = encodeUtf8(`${JSON.stringify([file.name, file.type])}\n`);
  const content = new Uint8Array(head.length + bytes.byteLength);
  content.set(head);
  content.set(new Uint8Array(bytes), head.length);
  return content;
}

/** @throws if the content is not that of a file */
export function fileFromContent(content: Uint8Array<ArrayBuffer>): File {
  const end = content.indexOf(10);
  const [name, type]: [string, string] = JSON.parse(decodeUtf8(content.subarray(0, end)));
  return new File([content.subarray(end + 1)], name, { type });
}
