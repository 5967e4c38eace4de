import { useMemo, useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import type { Address } from '#platform/address.ts';

function decodedPath(address: Address): string {
  const { pathname } = address.current();
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Lets wouter read the app's address: a decoded path, so that '/começar' matches however it was typed. */
export function useAddressHook(address: Address): BaseLocationHook {
  return useMemo(() => {
    const subscribe = (listener: () => void): (() => void) => address.subscribe(listener);
    const navigate = (to: string, options?: { replace?: boolean }): void =>
      options?.replace ? address.replace(to) : address.push(to);
    // biome-ignore lint/correctness/noComponentHookFactories: one hook per address, kept by useMemo as long as the app lives
    const useLocation: BaseLocationHook = () => [
      useSyncExternalStore(subscribe, () => decodedPath(address)),
      navigate,
    ];
    return useLocation;
  }, [address]);
}
