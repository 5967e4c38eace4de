import { PNG } from 'pngjs';

let encoded: Buffer | undefined;

/** A photo of 640 by 480 pixels, large enough for a document. */
export function photo(): Buffer {
  if (encoded) return encoded;
  const image = new PNG({ width: 640, height: 480 });
  for (let index = 0; index < image.data.length; index += 1)
    image.data[index] = index % 4 === 3 ? 255 : (index * 7 + (index >> 9)) % 256;
  encoded = PNG.sync.write(image);
  return encoded;
}
