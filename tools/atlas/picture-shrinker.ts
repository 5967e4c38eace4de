import type { Browser } from 'playwright';

/** Shrinks pictures. */
export interface PictureShrinker {
  /** Makes a WebP of 180 px width from a PNG. */
  shrink(png: Buffer): Promise<Buffer>;
}

const THUMBNAIL_WIDTH = 180;
const QUALITY = 0.36;

/** Decodes, scales and encodes the pictures in a blank page of the browser. */
export async function createPictureShrinker(browser: Browser): Promise<PictureShrinker> {
  const page = await browser.newPage();
  return {
    async shrink(png) {
      const address = await page.evaluate(
        async ({ source, width, quality }) => {
          const blob = await (await fetch(source)).blob();
          const picture = await createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' });
          const canvas = document.createElement('canvas');
          canvas.width = picture.width;
          canvas.height = picture.height;
          canvas.getContext('2d')?.drawImage(picture, 0, 0);
          return canvas.toDataURL('image/webp', quality);
        },
        {
          source: `data:image/png;base64,${png.toString('base64')}`,
          width: THUMBNAIL_WIDTH,
          quality: QUALITY,
        },
      );
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    },
  };
}
