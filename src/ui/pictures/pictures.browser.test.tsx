import '../theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pictures } from './index.ts';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

const SIZES = [160, 64] as const;
const THEMES = ['light', 'dark'] as const;
/**
 * Share of the pixels in which a picture differs from the empty frame: so that its lines and its accent are more than a
 * spot.
 */
const MIN_PAINTED = 0.04;
/** Share of the pixels in which two pictures must differ at 64 px, so that visitors can tell them apart. */
const MIN_DIFFERENT = 0.06;
/** Difference of one colour channel that the eye notices. */
const VISIBLE_DIFFERENCE = 24;

/** The data URL of a picture. The copy contains every colour and stroke that the style sheet gives to the original. */
function dataUrlOf(svg: SVGSVGElement, size: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const { fill, stroke, strokeWidth } = getComputedStyle(original);
    element.setAttribute('style', `fill:${fill};stroke:${stroke};stroke-width:${strokeWidth}`);
    element.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${size}`);
  copy.setAttribute('height', `${size}`);
  return `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
}

async function pixelsOf(svg: SVGSVGElement, size: number): Promise<Uint8ClampedArray> {
  const image = new Image(size, size);
  image.src = dataUrlOf(svg, size);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no 2D canvas.');
  context.fillStyle = getComputedStyle(document.documentElement)
    .getPropertyValue('color-scheme')
    .includes('dark')
    ? 'black'
    : 'white';
  context.fillRect(0, 0, size, size);
  context.drawImage(image, 0, 0, size, size);
  return context.getImageData(0, 0, size, size).data;
}

/** The share of pixels in which two images visibly differ. */
function measureDifference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let different = 0;
  for (let offset = 0; offset < first.length; offset += 4)
    if (
      [0, 1, 2].some(
        channel =>
          Math.abs((first[offset + channel] ?? 0) - (second[offset + channel] ?? 0)) > VISIBLE_DIFFERENCE,
      )
    )
      different += 1;
  return different / (first.length / 4);
}

/** The pixels of every picture at a size, by name; `frame` is the soft background alone. */
async function drawAll(size: number): Promise<Map<string, Uint8ClampedArray>> {
  const pixelsByName = new Map<string, Uint8ClampedArray>();
  for (const [name, Picture] of Object.entries(pictures)) {
    const { container, unmount } = render(createElement(Picture));
    const svg = container.querySelector('svg');
    if (!svg) throw new Error(`${name} draws no SVG.`);
    pixelsByName.set(name, await pixelsOf(svg, size));
    if (pixelsByName.size === 1) {
      const [background, ...rest] = svg.children;
      for (const shape of rest) shape.remove();
      if (background) pixelsByName.set('frame', await pixelsOf(svg, size));
    }
    unmount();
  }
  return pixelsByName;
}

test.each(THEMES.flatMap(theme => SIZES.map(size => [theme, size] as const)))(
  '[15.3] in the %s theme every picture shows an object at %i px',
  async (theme, size) => {
    document.documentElement.dataset.theme = theme;
    const pixelsByName = await drawAll(size);
    const frame = pixelsByName.get('frame');
    if (!frame) throw new Error('The frame was not drawn.');
    const faintPictures = [...pixelsByName]
      .filter(([name, pixels]) => name !== 'frame' && measureDifference(pixels, frame) < MIN_PAINTED)
      .map(([name, pixels]) => `${name} ${measureDifference(pixels, frame).toFixed(3)}`);
    expect(faintPictures).toEqual([]);
  },
);

test('[15.3a] no two pictures look alike at 64 px', async () => {
  const entries = [...(await drawAll(64))];
  const alike = entries.flatMap(([name, pixels], index) =>
    entries
      .slice(index + 1)
      .filter(([, others]) => measureDifference(pixels, others) < MIN_DIFFERENT)
      .map(([other, others]) => `${name} and ${other} ${measureDifference(pixels, others).toFixed(3)}`),
  );
  expect(alike).toEqual([]);
});
