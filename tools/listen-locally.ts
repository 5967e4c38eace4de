import type { AddressInfo, Server } from 'node:net';

/** Starts a server on a free port of 127.0.0.1. @returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // a string only for pipes
}
