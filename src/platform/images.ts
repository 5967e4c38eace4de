import {
  type FileKind,
  type FileProblem,
  fileKindOf,
  HEAD_BYTES,
  MAX_DOCUMENT_SIZE,
  MAX_PHOTO_SIZE,
} from '#journey/fields/file-kind.ts';
import type { Clock } from '#shared/clock.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { withTimeLimit } from '#shared/with-time-limit.ts';

/** Longest side of a sent photo in pixels, enough to read every line of an identity card. */
export const MAX_SIDE = 2000;
/** A photo is reduced until it has at most this many bytes. */
export const TARGET_BYTES = 1_500_000;

/** Tried in order until the photo is small enough: JPEG quality, and scale of the longest side. */
const ATTEMPTS = [
  [0.85, 1],
  [0.7, 1],
  [0.6, 0.8],
  [0.5, 0.6],
] as const;

/**
 * A file in a cloud drive without a connection may never be read, and the step waits for it (assumption 12.11). A large
 * photo takes a slow phone some seconds. Milliseconds.
 */
export const PREPARING_LIMIT = 60_000;

/** Longer names are cut, because services store them in short columns. Characters. */
const MAX_NAME_LENGTH = 80;

export interface Images {
  /**
   * Prepares a file for sending. A photo becomes an upright JPEG of at most 2000 px per side without metadata such as
   * the location (12.11); a PDF stays unchanged. Never throws, and fails after `PREPARING_LIMIT`.
   */
  prepare(file: File, accepted: readonly FileKind[]): Promise<Result<File, FileProblem>>;
}

export function createImages(
  { createImageBitmap, document }: Pick<typeof globalThis, 'createImageBitmap' | 'document'>,
  clock: Pick<Clock, 'sleep'>,
): Images {
  async function decode(file: Blob): Promise<ImageBitmap | undefined> {
    try {
      // The bitmap is upright: decoding applies the orientation of the file.
      return await createImageBitmap(file, { imageOrientation: 'from-image' });
    } catch {
      return undefined;
    }
  }

  function encode(picture: ImageBitmap, maxSide: number, quality: number): Promise<Blob | null> {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return Promise.resolve(null);
    // JPEG has no transparency: without a background it would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality));
  }

  async function compress(picture: ImageBitmap): Promise<Blob | null> {
    let smallest: Blob | null = null;
    for (const [quality, scale] of ATTEMPTS) {
      const attempt = await encode(picture, MAX_SIDE * scale, quality);
      if (attempt && attempt.size <= TARGET_BYTES) return attempt;
      smallest = attempt ?? smallest;
    }
    return smallest;
  }

  async function preparePhoto(file: File, kind: FileKind): Promise<Result<File, FileProblem>> {
    const picture = await decode(file);
    if (!picture) return fail(kind === 'heic' ? 'heic' : 'broken');
    try {
      const jpeg = await compress(picture);
      return jpeg
        ? succeed(new File([jpeg], createSafeFileName(file.name, 'jpg'), { type: 'image/jpeg' }))
        : fail('broken');
    } finally {
      picture.close();
    }
  }

  async function read(file: File, accepted: readonly FileKind[]): Promise<Result<File, FileProblem>> {
    const kind = fileKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (!kind || !accepted.includes(kind)) return fail('wrongType');
    if (file.size > (kind === 'pdf' ? MAX_DOCUMENT_SIZE : MAX_PHOTO_SIZE)) return fail('tooLarge');
    if (kind !== 'pdf') return preparePhoto(file, kind);
    // Read completely: a file that refers to its storage may become unreadable until the step is sent.
    const content = await file.arrayBuffer();
    return succeed(new File([content], createSafeFileName(file.name, 'pdf'), { type: 'application/pdf' }));
  }

  return {
    async prepare(file, accepted) {
      if (file.size === 0) return fail('empty');
      try {
        return await withTimeLimit(clock, PREPARING_LIMIT, read(file, accepted));
      } catch {
        // The file vanished or cannot be read: a removed memory card, or a cloud drive without a connection.
        return fail('broken');
      }
    },
  };
}

/** A file name as plain text (12.11): no folders, no control characters, and the extension of the content. */
function createSafeFileName(name: string, extension: string): string {
  const plainName = name
    .replace(/^.*[/\\]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
    .replace(/[\u0000-\u001f\u007f"<>|:*?\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    // The cut may have left the first half of a character, such as an emoji.
    .replace(/[\ud800-\udbff]$/, '');
  return `${plainName || 'arquivo'}.${extension}`;
}
