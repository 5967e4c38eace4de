import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPixelName, PIXEL_GROUPS, readPixelFile } from '#api/external/pixel-files.ts';
import { metaOf, type PixelMeta } from '#platform/pixel-parts.ts';
import { isRecord } from '#shared/record.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';

export interface PixelFolder {
  /** The elements by which partners verify the site. */
  metas: PixelMeta[];
  /** Sentences for the person who deploys: pixels that will not run. */
  faults: string[];
}

function readJsonObject(file: string): Readonly<Record<string, unknown>> | undefined {
  const value: unknown = tryOrUndefined(() => JSON.parse(readFileSync(file, 'utf8')));
  return isRecord(value) ? value : undefined;
}

/** Reads the list of the partners' pixels and every file that it names (7.38). */
export function readPixelFolder(folder: string): PixelFolder {
  const indexFile = path.join(folder, 'index.json');
  const index = readJsonObject(indexFile);
  if (!index)
    return {
      metas: [],
      faults: [`${indexFile} is no JSON object that can be read: no pixel of a partner runs.`],
    };
  const faults = Object.keys(index)
    .filter(group => !PIXEL_GROUPS.some(known => known === group))
    .map(group => `${indexFile}: "${group}" is none of ${PIXEL_GROUPS.join(', ')}.`);
  const groups = PIXEL_GROUPS.map(group => index[group]).filter(isRecord);
  const names = new Set(groups.flatMap(group => Object.values(group)));
  const metas = new Map<string, PixelMeta>();
  for (const name of names) {
    if (typeof name !== 'string' || !isPixelName(name)) {
      faults.push(`${indexFile}: ${JSON.stringify(name)} is no name of a file without ".json".`);
      continue;
    }
    const file = path.join(folder, `${name}.json`);
    const pixel = readJsonObject(file);
    if (!pixel)
      faults.push(`${file} is listed, but is no JSON object that can be read: this pixel does not run.`);
    const meta = pixel && metaOf(readPixelFile(pixel));
    if (meta) metas.set(JSON.stringify(meta), meta);
  }
  return { metas: [...metas.values()], faults };
}
