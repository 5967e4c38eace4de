import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineName, FeatureBrowser, SystemSettings } from '#tests/engines/features/feature.ts';
import { type Picture, pictures } from '#tests/engines/features/pictures.ts';
import { openFeatureBrowser } from './open-feature-browser.ts';

const pictureFile = (index: number, engine: EngineName): string =>
  `${String(index + 1).padStart(2, '0')}-${engine}.png`;

/**
 * Takes pictures of every screen in each engine, and writes a page that shows them side by side. @returns the
 * number of failures.
 */
export async function takeEnginePictures(engines: readonly EngineName[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const failureCounts = await Promise.all(engines.map(engine => takePicturesIn(engine, folder)));
  const rows = pictures.map(({ name }, index) => {
    const cells = engines.map(engine => `<td><img src="${pictureFile(index, engine)}" alt="${engine}"></td>`);
    return `<tr><th colspan="${engines.length}">${index + 1}. ${name}</th></tr><tr>${cells.join('')}</tr>`;
  });
  const headerCells = engines.map(engine => `<th>${engine}</th>`).join('');
  const page = `<!doctype html><meta charset="utf-8"><title>Engines side by side</title>
<style>body { font: 14px sans-serif } td { vertical-align: top; padding: 4px } img { max-width: 100%; border: 1px solid #ccc }</style>
<table><tr>${headerCells}</tr>${rows.join('\n')}</table>`;
  await writeFile(path.join(folder, 'index.html'), page);
  return failureCounts.reduce((sum, count) => sum + count, 0);
}

async function takePicturesIn(engine: EngineName, folder: string): Promise<number> {
  let failureCount = 0;
  const allSettings = new Set<SystemSettings>(pictures.map(picture => picture.settings ?? 'plain'));
  for (const settings of allSettings) {
    const browser = await openFeatureBrowser(engine, settings);
    try {
      for (const [index, picture] of pictures.entries()) {
        if ((picture.settings ?? 'plain') !== settings) continue;
        await takePicture(picture, browser, path.join(folder, pictureFile(index, engine))).catch(error => {
          failureCount += 1;
          console.log(
            `FAIL ${engine} ${picture.name}: ${error instanceof Error ? error.message : String(error)}`,
          );
        });
      }
    } finally {
      await browser.close();
    }
  }
  return failureCount;
}

async function takePicture(picture: Picture, browser: FeatureBrowser, file: string): Promise<void> {
  const visit = await browser.beginVisit(picture.scenario, picture.size);
  try {
    await visit.open();
    await picture.prepare(visit);
  } finally {
    await writeFile(file, await visit.screenshot());
    await visit.end();
  }
  console.log(`taken ${browser.engine} ${picture.name}`);
}
