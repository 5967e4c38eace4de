import { networkInterfaces } from 'node:os';

export interface VisitorOptions {
  /** Address to listen on. */
  host?: string;
  allowedHosts?: readonly string[];
  allowedOrigins?: readonly string[];
}

/**
 * Clients that may use the host. Without this check any web site that a tester visits could read the journal of the
 * tester's session, by a call from its page or by a name of its own that leads to this computer.
 */
export interface Visitors {
  /** Whether the host may be called by the name in this address. */
  mayUseName(url: URL): boolean;
  /** Whether a page of this origin may call the host; clients without a page send no origin. */
  mayUseOrigin(origin: string | undefined, url: URL): boolean;
  foreignHost: string;
  foreignOrigin: string;
}

const LOCAL = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Addresses of this computer; phones of the same network use them. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );

export function createVisitors({ host, allowedHosts = [], allowedOrigins = [] }: VisitorOptions): Visitors {
  const names = new Set([...(host === undefined ? [] : [host]), ...allowedHosts, ...ownAddresses()]);
  const isKnown = (name: string): boolean => LOCAL.test(name) || names.has(name);
  return {
    mayUseName: ({ hostname }) => isKnown(hostname),
    mayUseOrigin(origin, url) {
      if (origin === undefined || allowedOrigins.includes(origin)) return true;
      if (!URL.canParse(origin)) return false;
      const originUrl = new URL(origin);
      return originUrl.host === url.host || LOCAL.test(originUrl.hostname);
    },
    foreignHost: 'Este servidor de testes não atende por este nome. Use localhost ou a opção --allow-host.',
    foreignOrigin: 'Páginas desta origem não podem chamar o servidor de testes. Use a opção --allow-origin.',
  };
}
