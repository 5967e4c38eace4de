import type { Json, JsonObject } from '../wire.ts';

export interface Form {
  /** The parts that are no files, as the contract describes them. */
  values: JsonObject;
  /** Names of files by the key of their field. */
  files: Record<string, string[]>;
  /** Bytes of the files by their names. */
  sizes: Record<string, number>;
}

/** The parts that are JSON in a text, and the one that is a number. */
const JSON_PARTS = ['data', 'deviceTracking', 'last', 'finished', 'order'];

/** Reads a multipart form by hand, as a service without a library would. */
export function readForm(body: Buffer, contentType: string): Form {
  const boundary = /boundary=("?)([^";]+)\1/.exec(contentType)?.[2] ?? '';
  const form: Form = { values: {}, files: {}, sizes: {} };
  for (const part of body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const head = Buffer.from(part.slice(0, end), 'latin1').toString();
    const content = part.slice(end + 4, -2);
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? '';
    const fileName = /filename="([^"]*)"/.exec(head)?.[1];
    if (fileName !== undefined) {
      form.files[name] = [...(form.files[name] ?? []), fileName];
      form.sizes[fileName] = content.length;
    } else form.values[name] = readPart(name, Buffer.from(content, 'latin1').toString());
  }
  return form;
}

const readPart = (name: string, text: string): Json =>
  JSON_PARTS.includes(name) ? (JSON.parse(text) as Json) : text; // JSON.parse returns JSON
