import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenLocally } from '../listen-locally.ts';
import { createSlowLine, type LineSettings, type SlowLine } from './slow-line.ts';

const FAST = { roundTrip: 1, download: 1e9, upload: 1e9 };
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

/** A server behind a slow line. @returns the port on the line. */
async function serve(onConnection: (socket: Socket) => void, settings: LineSettings): Promise<number> {
  const server: Server = createServer({ allowHalfOpen: true }, onConnection);
  const port = await listenLocally(server);
  const line: SlowLine = createSlowLine(settings);
  opened.push(line, server);
  return line.reach(port);
}

/** Sends a text and reads until the other side ends. @returns the bytes and the milliseconds. */
async function ask(port: number, text: string | Buffer): Promise<{ received: Buffer; duration: number }> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.end(text);
  await once(socket, 'close');
  return { received: Buffer.concat(chunks), duration: performance.now() - startedAt };
}

const counted = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => index % 251));
const echo = (socket: Socket): void => void socket.pipe(socket);
const sends =
  (answer: Buffer) =>
  (socket: Socket): void => {
    socket.resume();
    socket.on('end', () => socket.end(answer));
  };

test('[14.1] the line changes no byte and loses none, in both directions', async () => {
  const port = await serve(echo, FAST);
  const sent = counted(700_003);
  const { received } = await ask(port, sent);
  expect(received.equals(sent)).toBe(true);
});

test('[14.1] the first answer of a connection takes two round trips: one opens the connection', async () => {
  const port = await serve(sends(counted(10)), { ...FAST, roundTrip: 100 });
  const { duration } = await ask(port, 'x');
  expect(duration).toBeGreaterThan(195);
  expect(duration).toBeLessThan(290);
});

test('[14.1] connections share the bandwidth, and headers of packets take part of it', async () => {
  const settings = { ...FAST, download: 200_000 };
  const port = await serve(sends(counted(50_000)), settings);
  const [first, second] = await Promise.all([ask(port, 'x'), ask(port, 'y')]);
  for (const { received } of [first, second]) expect(received.length).toBe(50_000);
  const longest = Math.max(first.duration, second.duration);
  expect(longest).toBeGreaterThan(515);
  expect(longest).toBeLessThan(620);
});

test('[14.1] an answer begins with ten packets for each round trip, then twice as many: slow start', async () => {
  const port = await serve(sends(counted(1460 * 30)), { ...FAST, roundTrip: 100 });
  const { duration } = await ask(port, 'x');
  // Opening 100, request and first ten packets 100, the other twenty 100.
  expect(duration).toBeGreaterThan(290);
  expect(duration).toBeLessThan(390);
});

test('a server that breaks a connection off breaks it off for the browser, too', async () => {
  const port = await serve(socket => socket.destroy(), FAST);
  const { received } = await ask(port, 'x').catch(() => ({ received: Buffer.alloc(0) }));
  expect(received.length).toBe(0);
});
