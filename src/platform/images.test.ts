import { expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { createImages, PREPARING_LIMIT } from './images.ts';

/**
 * A file of which the browser has the beginning, and whose storage is gone: a removed card, or a drive without a
 * connection.
 */
function createLostFile(text: string): File {
  return Object.assign(new File([text], 'conta.pdf'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
}

/** A clock whose only pause ends when the test says so. */
function createHeldClock() {
  const pauses: number[] = [];
  let endPause = (): void => undefined;
  const sleep = (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds);
    return new Promise(resolve => {
      endPause = resolve;
    });
  };
  return { sleep, pauses, endPause: () => endPause() };
}

// A document needs neither bitmaps nor a canvas.
const createDocumentImages = (clock: Pick<Clock, 'sleep'>) => createImages({} as never, clock);

test('[12.11] a document of which only the beginning can be read is reported when it is attached', async () => {
  const images = createDocumentImages(createHeldClock());
  expect(await images.prepare(createLostFile('%PDF-1.7 ...'), ['pdf'])).toEqual({
    ok: false,
    problem: 'broken',
  });
});

test.each([
  {
    part: 'beginning',
    file: { slice: () => ({ arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) }) },
  },
  { part: 'rest', file: { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) } },
])(
  '[12.11] a document whose $part is never read is reported after a minute: the step waits for it',
  async ({ file }) => {
    const clock = createHeldClock();
    const images = createDocumentImages(clock);
    const prepared = images.prepare(Object.assign(new File(['%PDF-1.7 ...'], 'conta.pdf'), file), ['pdf']);
    expect(clock.pauses).toEqual([PREPARING_LIMIT]);
    clock.endPause();
    expect(await prepared).toEqual({ ok: false, problem: 'broken' });
  },
);

test('[7.10] a long name is cut between two characters, not inside an emoji', async () => {
  const name = `${'a'.repeat(79)}\u{1f600}fim.pdf`;
  const prepared = await createDocumentImages(createHeldClock()).prepare(new File(['%PDF-1.7 ...'], name), [
    'pdf',
  ]);
  expect(prepared.ok && prepared.value.name).toBe(`${'a'.repeat(79)}.pdf`);
});
