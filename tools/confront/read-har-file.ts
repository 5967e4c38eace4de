import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { type HarCall, HarProblem, readEntry } from '../record/har.ts';

/** An entry of a HAR file, or why it cannot be used. The reason quotes nothing from the file. */
export type HarEntry = { index: number } & ({ call: HarCall } | { problem: string });

/**
 * The entries of a HAR file in their order. One entry is in memory at a time, so the file may be larger than the
 * memory.
 * @throws HarProblem if the file is not a HAR file.
 */
export async function* readHarFile(file: string): AsyncGenerator<HarEntry> {
  const parser = new JSONParser({ paths: ['$.log.entries.*'], keepStack: false });
  const parsedEntries: HarEntry[] = [];
  let index = 0;
  parser.onValue = ({ value }) => {
    parsedEntries.push(entryOf(value, index));
    index += 1;
  };
  const runParser = (step: () => void): HarProblem | undefined => {
    try {
      step();
      return undefined;
    } catch {
      // The parser's own message quotes the file.
      return new HarProblem(
        index === 0
          ? 'The file is not JSON. Save it in the network panel as "HAR with content".'
          : `The file breaks off or is not JSON after entry ${index}.`,
      );
    }
  };
  let isFirstChunk = true;
  for await (const chunk of createReadStream(file)) {
    const problem = runParser(() => parser.write(isFirstChunk ? withoutByteOrderMark(chunk) : chunk));
    isFirstChunk = false;
    yield* parsedEntries.splice(0);
    if (problem) throw problem;
  }
  const problem = parser.isEnded ? undefined : runParser(() => parser.end());
  if (problem) throw problem;
  if (index === 0) throw new HarProblem('The HAR contains no request: log.entries is missing or empty.');
}

function entryOf(value: unknown, index: number): HarEntry {
  try {
    return { index, call: readEntry(value, index) };
  } catch (error) {
    if (error instanceof HarProblem) return { index, problem: error.message };
    throw error;
  }
}

/** Some programs begin a text in UTF-8 with a byte order mark. */
function withoutByteOrderMark(chunk: unknown): Uint8Array {
  const bytes = chunk instanceof Uint8Array ? chunk : new TextEncoder().encode(String(chunk));
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
