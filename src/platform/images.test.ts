import { expect, test } from 'vitest';
import { createImages } from './images.ts';

/** A file of which the browser has the beginning, and whose storage is gone: a removed card, or a drive without a connection. */
function createLostFile(text: string): File {
  return Object.assign(new File([text], 'conta.pdf'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
}

test('[12.11] a document of which only the beginning can be read is reported when it is attached', async () => {
  // A document needs neither bitmaps nor a canvas.
  const images = createImages({} as never);
  expect(await images.prepare(createLostFile('%PDF-1.7 ...'), ['pdf'])).toEqual({
    ok: false,
    problem: 'broken',
  });
});
