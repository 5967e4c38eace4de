import { expect, test } from 'vitest';
import { DOCUMENT_KINDS, MAX_DOCUMENT_SIZE, PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { createClock } from './clock.ts';
import { createImageStore } from './image-store.ts';
import { createImages, MAX_SIDE, TARGET_BYTES } from './images.ts';

const images = createImages(window, createClock());

/** A picture with a red left half and a blue right half, or noise, which compresses badly. */
async function createPicture(
  width: number,
  height: number,
  type = 'image/jpeg',
  noisy = false,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  if (noisy) {
    const pixels = context.getImageData(0, 0, width, height);
    let seed = 1;
    for (let offset = 0; offset < pixels.data.length; offset += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      pixels.data[offset] = offset % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(pixels, 0, 0);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error(`No ${type}.`))), type, 0.95),
  );
}

/** Inserts an EXIF block with this orientation and a location into a JPEG, after the first marker. */
async function withExif(jpeg: Blob, orientation: number): Promise<File> {
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
    ...[...'GPS -23.5505 -46.6333'].map(letter => letter.charCodeAt(0)),
  ];
  const block = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const size = block.length + 2;
  const head = [0xff, 0xd8, 0xff, 0xe1, size >> 8, size & 255, ...block];
  return new File([Uint8Array.from(head), bytes.slice(2)], 'rg.jpg', { type: 'image/jpeg' });
}

async function preparePhoto(file: File, kinds = PHOTO_KINDS): Promise<File> {
  const prepared = await images.prepare(file, kinds);
  if (!prepared.ok) throw new Error(`Refused: ${prepared.problem}.`);
  return prepared.value;
}

const problemOf = async (file: File, kinds = PHOTO_KINDS) => {
  const prepared = await images.prepare(file, kinds);
  return prepared.ok ? undefined : prepared.problem;
};

/** Red, green and blue at a position, which is given as fractions of width and height. */
async function colorAt(file: Blob, x: number, y: number): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return [...(context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [])].slice(0, 3);
}

test('a large photo becomes a JPEG of at most 2000 px a side', async () => {
  const photo = await preparePhoto(new File([await createPicture(3000, 1500, 'image/png')], 'IMG_0001.PNG'));
  const { width, height } = await createImageBitmap(photo);
  expect([width, height]).toEqual([MAX_SIDE, MAX_SIDE / 2]);
  expect([photo.type, photo.name]).toEqual(['image/jpeg', 'IMG_0001.jpg']);
});

test('a small photo keeps its size', async () => {
  const { width, height } = await createImageBitmap(
    await preparePhoto(new File([await createPicture(300, 200)], 'a.jpg')),
  );
  expect([width, height]).toEqual([300, 200]);
});

test('a photo that compresses badly is made smaller until it fits', async () => {
  const noisy = await createPicture(2400, 2400, 'image/jpeg', true);
  expect(noisy.size).toBeGreaterThan(TARGET_BYTES * 2);
  expect((await preparePhoto(new File([noisy], 'a.jpg'))).size).toBeLessThan(noisy.size / 4);
});

test('[12.11b] a photo taken sideways is sent upright, and without its location', async () => {
  const rotated = await withExif(await createPicture(400, 200), 6);
  expect(await rotated.text()).toContain('GPS -23.5505');
  const photo = await preparePhoto(rotated);
  const { width, height } = await createImageBitmap(photo);
  expect([width, height]).toEqual([200, 400]);
  // Turned to the right: the left side of the picture is now at the top.
  const [[red], [, , blue]] = [await colorAt(photo, 0.5, 0.1), await colorAt(photo, 0.5, 0.9)];
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeGreaterThan(200);
  const sentText = await photo.text();
  expect([sentText.includes('GPS'), sentText.includes('Exif')]).toEqual([false, false]);
});

test('transparent pixels become white, not black', async () => {
  const canvas = new OffscreenCanvas(10, 10);
  canvas.getContext('2d');
  const clear = new File([await canvas.convertToBlob({ type: 'image/png' })], 'a.png');
  expect(await colorAt(await preparePhoto(clear), 0.5, 0.5)).toEqual([255, 255, 255]);
});

test('[12.11] the content decides the type of a file: a wrong name or type changes nothing', async () => {
  const png = await createPicture(20, 20, 'image/png');
  expect(
    (await preparePhoto(new File([png], 'contrato.exe', { type: 'application/x-msdownload' }))).name,
  ).toBe('contrato.jpg');
  expect(await problemOf(new File(['<svg onload="alert(1)"/>'], 'rg.jpg', { type: 'image/jpeg' }))).toBe(
    'wrongType',
  );
  expect(await problemOf(new File(['%PDF-1.7'], 'rg.jpg', { type: 'image/jpeg' }))).toBe('wrongType');
});

test('a field for documents accepts a PDF unchanged', async () => {
  const pdf = await preparePhoto(new File(['%PDF-1.7 ...'], 'conta.de.luz', { type: '' }), DOCUMENT_KINDS);
  expect([pdf.name, pdf.type, await pdf.text()]).toEqual(['conta.de.pdf', 'application/pdf', '%PDF-1.7 ...']);
});

test('[12.11] an empty file, one that is too large, a broken one and an unreadable HEIC are four different problems', async () => {
  const jpeg = new Uint8Array(await (await createPicture(50, 50)).arrayBuffer());
  const heic = Uint8Array.from([...'\0\0\0\x18ftypheic\0\0\0\0mif1heic'].map(letter => letter.charCodeAt(0)));
  const large = new File(['%PDF-', new Uint8Array(MAX_DOCUMENT_SIZE - 4)], 'a.pdf');
  const largest = new File(['%PDF-', new Uint8Array(MAX_DOCUMENT_SIZE - 5)], 'a.pdf');
  expect((await preparePhoto(largest, DOCUMENT_KINDS)).size).toBe(10 * 2 ** 20);
  expect([
    await problemOf(new File([], 'vazio.jpg')),
    await problemOf(large, DOCUMENT_KINDS),
    await problemOf(new File([jpeg.slice(0, 40)], 'cortado.jpg')),
    await problemOf(new File([heic], 'IMG_1.HEIC', { type: 'image/heic' })),
  ]).toEqual(['empty', 'tooLarge', 'broken', 'heic']);
});

test('[12.11c] file names have no folders, control characters or bidi controls, and a limited length', async () => {
  const jpeg = await createPicture(5, 5);
  const preparedNameOf = async (name: string) => (await preparePhoto(new File([jpeg], name))).name;
  expect(await preparedNameOf('C:\\fotos\\rg.png')).toBe('rg.jpg');
  expect(await preparedNameOf('../../etc/rg\u0000\n.jpg')).toBe('rg.jpg');
  expect(await preparedNameOf('rg\u202Egpj.exe')).toBe('rggpj.jpg');
  expect(await preparedNameOf('.jpg')).toBe('arquivo.jpg');
  expect((await preparedNameOf('a'.repeat(500))).length).toBe(84);
});

test('[11.4] the image store keeps bytes by id until `forget`', async () => {
  const imageStore = createImageStore(images);
  const first = await imageStore.add(new File([await createPicture(5, 5)], 'a.png'), PHOTO_KINDS);
  const second = await imageStore.add(new File([await createPicture(5, 5)], 'a.png'), PHOTO_KINDS);
  if (!first.ok || !second.ok) throw new Error('Both are photos.');
  expect(first.value).toEqual({ id: 'arquivo-1', name: 'a.jpg' });
  expect(imageStore.find(second.value.id)?.type).toBe('image/jpeg');
  imageStore.forget([first.value.id]);
  expect([imageStore.find(first.value.id), imageStore.find(second.value.id)?.name]).toEqual([
    undefined,
    'a.jpg',
  ]);
  imageStore.clear();
  expect(imageStore.find(second.value.id)).toBeUndefined();
});
