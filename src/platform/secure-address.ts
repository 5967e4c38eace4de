/** Whether the host is the device itself: browsers allow an https page to call it over http. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/** The https address for a visitor who came over http in production (9.38); `undefined` if the visitor may stay. */
export function secureAddressOf(address: URL): URL | undefined {
  if (address.protocol !== 'http:' || isLoopback(address.hostname)) return undefined;
  const secure = new URL(address);
  secure.protocol = 'https:';
  return secure;
}
