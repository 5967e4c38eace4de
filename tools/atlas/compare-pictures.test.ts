import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';
import { comparisonPage } from './comparison-page.ts';

/** A white picture, 10 pixels high, whose first pixels are black. */
function createPicture(blackPixels: number, width = 10): Buffer {
  const png = new PNG({ width, height: 10 });
  png.data.fill(255);
  for (let pixel = 0; pixel < blackPixels; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

const comparedScreens = comparePictures(
  new Map([
    ['Igual', createPicture(3)],
    ['Pouco', createPicture(0)],
    ['Antiga', createPicture(0)],
    ['Largura', createPicture(0)],
  ]),
  new Map([
    ['Igual', createPicture(3)],
    ['Pouco', createPicture(4)],
    ['Nova', createPicture(0)],
    ['Largura', createPicture(0, 12)],
  ]),
);

test('[10.14] two versions are compared screen by screen, the most changed first', () => {
  expect(comparedScreens.map(({ heading, share }) => [heading, share])).toEqual([
    ['Antiga', 1],
    ['Largura', 1],
    ['Nova', 1],
    ['Pouco', 0.04],
    ['Igual', 0],
  ]);
});

test('[10.14] changed pixels are marked in red, and only there', () => {
  const markedPicture = comparedScreens.find(({ heading }) => heading === 'Pouco')?.marked;
  if (!markedPicture) throw new Error('Nothing is marked.');
  const { data } = PNG.sync.read(markedPicture);
  const isRed = (pixel: number) => data[pixel * 4] === 255 && data[pixel * 4 + 1] === 0;
  expect([0, 3, 4, 50].map(isRed)).toEqual([true, true, false, false]);
  expect(comparedScreens.find(({ heading }) => heading === 'Igual')?.marked).toBeUndefined();
});

test('[10.14] the page shows changed, new and missing screens, and counts the unchanged ones', () => {
  const page = comparisonPage('v1 <alpha>', comparedScreens);
  expect(page).toContain('v1 &lt;alpha>');
  expect(page).toContain('1 tela sem mudança');
  expect(page).toContain('Só em v1 &lt;alpha>');
  expect(page).toContain('4,00%');
  expect(page.match(/<img/g)).toHaveLength(3 + 1 + 1 + 2);
});
