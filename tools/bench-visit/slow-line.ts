import { connect, createServer, type Server, type Socket } from 'node:net';
import { listenLocally } from '../listen-locally.ts';

/** A line between a browser and its servers. */
export interface LineSettings {
  /** Milliseconds from a packet to its acknowledgement on an idle line. */
  roundTrip: number;
  /** Bytes a second to the browser, shared by all connections. */
  download: number;
  /** Bytes a second from the browser, shared by all connections. */
  upload: number;
}

export interface SlowLine {
  /**
   * Listens on a free port of 127.0.0.1 and passes its connections to `port`, over the line.
   * @returns the free port.
   */
  reach(port: number): Promise<number>;
  close(): void;
}

/** Bytes of data in a packet of TCP over Ethernet. */
const PACKET = 1460;
/** Bytes of headers and frames that the line carries for each packet (Ethernet, IPv4, TCP). */
const PACKET_OVERHEAD = 58;
/** Packets that a sender may have under way before its first acknowledgement (RFC 6928). */
const INITIAL_WINDOW = 10 * PACKET;
/** The most that one connection has under way, in bytes. A buffer of a mobile network holds about this much. */
const MAX_WINDOW = 128 * 1024;
/**
 * Bytes that a sender's socket keeps beyond those under way. A server writes the next file into it when it has room.
 */
const SEND_BUFFER = 16 * 1024;
const MS_PER_SECOND = 1000;

/** One direction of the line: packets leave one after the other, and each arrives half a round trip later. */
interface Direction {
  send(bytes: number, onArrival: () => void): void;
}

function createDirection(bytesPerSecond: number, halfRoundTrip: number): Direction {
  const underWay: { arrivesAt: number; onArrival: () => void }[] = [];
  let freeAt = 0;
  let isWaiting = false;
  const waitForNext = (): void => {
    const [next] = underWay;
    if (!next || isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      while (underWay[0] && underWay[0].arrivesAt <= performance.now()) underWay.shift()?.onArrival();
      waitForNext();
    }, next.arrivesAt - performance.now());
  };
  return {
    send(bytes, onArrival) {
      freeAt =
        Math.max(performance.now(), freeAt) + ((bytes + PACKET_OVERHEAD) / bytesPerSecond) * MS_PER_SECOND;
      underWay.push({ arrivesAt: freeAt + halfRoundTrip, onArrival });
      waitForNext();
    },
  };
}

/**
 * Sends what `from` writes to `to`, a window of packets at a time. The window grows with each acknowledgement, as in
 * the slow start of TCP. Nothing is lost on this line, so the window never shrinks.
 */
function sendOver(direction: Direction, roundTrip: number, from: Socket, to: Socket): void {
  // A connection takes a round trip to open; on this machine it took nothing.
  const openAt = performance.now() + roundTrip;
  const pending: Buffer[] = [];
  let pendingBytes = 0;
  let bytesUnderWay = 0;
  let window = INITIAL_WINDOW;
  let hasEnded = false;

  const takePacket = (): Buffer => {
    const [first = Buffer.alloc(0)] = pending;
    const packet = first.subarray(0, PACKET);
    if (packet.length === first.length) pending.shift();
    else pending[0] = first.subarray(PACKET);
    pendingBytes -= packet.length;
    return packet;
  };
  const onAcknowledged = (bytes: number): void => {
    bytesUnderWay -= bytes;
    window = Math.min(MAX_WINDOW, window + bytes);
    send();
  };
  const send = (): void => {
    while (pendingBytes > 0 && bytesUnderWay < window) {
      const packet = takePacket();
      bytesUnderWay += packet.length;
      direction.send(packet.length, () => {
        to.write(packet);
        setTimeout(onAcknowledged, roundTrip / 2, packet.length);
      });
    }
    if (pendingBytes < SEND_BUFFER) from.resume();
    if (!hasEnded || pendingBytes > 0) return;
    hasEnded = false;
    direction.send(0, () => to.end());
  };
  const sendWhenOpen = (): void => void setTimeout(send, Math.max(0, openAt - performance.now()));
  from.on('data', (chunk: Buffer) => {
    pending.push(chunk);
    pendingBytes += chunk.length;
    if (pendingBytes >= SEND_BUFFER) from.pause();
    sendWhenOpen();
  });
  from.on('end', () => {
    hasEnded = true;
    sendWhenOpen();
  });
}

/**
 * Simulates a line with TCP proxies: bandwidth that all connections share, the time of a round trip, the opening of a
 * connection, slow start. DevTools simulates a line above the connections instead: there, handshakes take no time, and
 * some bytes of files that arrive side by side over HTTP/2 count twice.
 */
export function createSlowLine({ roundTrip, download, upload }: LineSettings): SlowLine {
  const down = createDirection(download, roundTrip / 2);
  const up = createDirection(upload, roundTrip / 2);
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const join = (browser: Socket, port: number): void => {
    const service = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [browser, service]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {
        browser.destroy();
        service.destroy();
      });
      socket.on('close', () => sockets.delete(socket));
    }
    sendOver(up, roundTrip, browser, service);
    sendOver(down, roundTrip, service, browser);
  };
  return {
    async reach(port) {
      const server = createServer({ allowHalfOpen: true }, browser => join(browser, port));
      servers.push(server);
      return listenLocally(server);
    },
    close() {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
