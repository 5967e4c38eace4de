import { networkInterfaces } from 'node:os';

export interface AccessOptions {
  /** Address that the mock service listens on. */
  listenAddress?: string;
  allowedHosts?: readonly string[];
  allowedOrigins?: readonly string[];
}

/**
 * Decides who may call the mock service. A foreign page could call the mock service, or point its own domain at this
 * computer (DNS rebinding), and read the journal.
 */
export interface AccessGuard {
  /** Whether the mock service may be called by the name in this address. */
  mayCallByName(url: URL): boolean;
  /** Whether this address is one of this computer in its network. */
  isInNetwork(url: URL): boolean;
  /** Whether a page of this origin may call the mock service; clients without a page send no origin. */
  mayCallFrom(origin: string | undefined, url: URL): boolean;
  foreignHostMessage: string;
  foreignOriginMessage: string;
}

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Addresses of this computer; phones of the same network use them. */
const listOwnAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );

export function createAccessGuard({
  listenAddress,
  allowedHosts = [],
  allowedOrigins = [],
}: AccessOptions): AccessGuard {
  const allowedNames = new Set([
    ...(listenAddress === undefined ? [] : [listenAddress]),
    ...allowedHosts,
    ...listOwnAddresses(),
  ]);
  const isAllowed = (name: string): boolean => LOOPBACK.test(name) || allowedNames.has(name);
  return {
    mayCallByName: ({ hostname }) => isAllowed(hostname),
    isInNetwork: ({ hostname }) => !LOOPBACK.test(hostname) && listOwnAddresses().includes(hostname),
    mayCallFrom(origin, url) {
      if (origin === undefined || allowedOrigins.includes(origin)) return true;
      if (!URL.canParse(origin)) return false;
      const originUrl = new URL(origin);
      return originUrl.host === url.host || LOOPBACK.test(originUrl.hostname);
    },
    foreignHostMessage:
      'Este servidor de testes não atende por este nome. Use localhost ou a opção --allow-host.',
    foreignOriginMessage:
      'Páginas desta origem não podem chamar o servidor de testes. Use a opção --allow-origin.',
  };
}
