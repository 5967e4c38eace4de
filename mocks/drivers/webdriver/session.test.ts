import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { beginSession } from './session.ts';

/** Width and height that the frame of a window takes. CSS pixels. */
const FRAME = { width: 2, height: 37 };

/**
 * A WebDriver server with one window. Its page gets the size of the window only after `readings` readings, as in
 * MiniBrowser on a busy machine.
 */
async function startSlowWindow({ readings }: { readings: number }) {
  let pageSize = { width: 1280, height: 800 };
  let nextPageSize = pageSize;
  let remainingReadings = 0;
  const answers: Record<string, (body: { width: number; height: number }) => unknown> = {
    'POST /session': () => ({ sessionId: 's' }),
    'GET /session/s/window': () => 'tab',
    'POST /session/s/timeouts': () => null,
    'POST /session/s/window/rect': ({ width, height }) => {
      if (width < 0 || height < 0) throw new Error('Invalid width value');
      nextPageSize = { width: width - FRAME.width, height: height - FRAME.height };
      remainingReadings = readings;
    },
    'POST /session/s/execute/sync': () => {
      if (remainingReadings === 0) pageSize = nextPageSize;
      remainingReadings = Math.max(0, remainingReadings - 1);
      return pageSize;
    },
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    try {
      const value = answers[`${request.method} ${request.url}`]?.(body ? JSON.parse(body) : {}) ?? null;
      response.end(JSON.stringify({ value }));
    } catch (error) {
      response.statusCode = 400;
      response.end(JSON.stringify({ value: { error: 'invalid argument', message: String(error) } }));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${address.port}`, pageSize: () => pageSize };
}

test('a page gets the wanted size, also where it follows its window late', async () => {
  const slowWindow = await startSlowWindow({ readings: 3 });
  const session = await beginSession(slowWindow.address, {});
  await session.resize({ width: 447, height: 740 });
  expect(slowWindow.pageSize()).toEqual({ width: 447, height: 740 });
  await session.resize({ width: 1280, height: 800 });
  expect(slowWindow.pageSize()).toEqual({ width: 1280, height: 800 });
});

test('a page that never follows its window is an error with both sizes', async () => {
  const slowWindow = await startSlowWindow({ readings: Number.POSITIVE_INFINITY });
  const session = await beginSession(slowWindow.address, {});
  await expect(session.resize({ width: 447, height: 740 })).rejects.toThrow(
    'the page has 1280 x 800 px in a window of 447 x 740',
  );
});
