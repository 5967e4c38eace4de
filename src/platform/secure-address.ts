/** True for host names that a browser treats as its own machine. */
const isOwnMachine = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/** The https address for a visitor who came over http in production (9.38); `undefined` if the visitor may stay. */
export function secureAddressOf(address: URL): URL | undefined {
  if (address.protocol !== 'http:' || isOwnMachine(address.hostname)) return undefined;
  const secure = new URL(address);
  secure.protocol = 'https:';
  return secure;
}
