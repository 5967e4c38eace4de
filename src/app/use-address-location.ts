import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import type { Address } from '#platform/address.ts';
import { decodePath } from '#shared/decode-path.ts';

/** The address of the running app. */
export const AddressContext = createContext<Address | undefined>(undefined);

/**
 * Gives wouter the app's address as a decoded path, so that '/começar' matches in any encoding.
 * @throws outside the provider, which is a developer's mistake.
 */
export const useAddressLocation: BaseLocationHook = () => {
  const address = useContext(AddressContext);
  if (!address)
    throw new Error(
      'The router is rendered outside AddressContext. Render it inside <AddressContext value>.',
    );
  const subscribe = useCallback((listener: () => void) => address.subscribe(listener), [address]);
  const path = useSyncExternalStore(subscribe, () => decodePath(address.current().pathname));
  const navigate = useCallback(
    (to: string, options?: { replace?: boolean }): void =>
      options?.replace ? address.replace(to) : address.push(to),
    [address],
  );
  return [path, navigate];
};
