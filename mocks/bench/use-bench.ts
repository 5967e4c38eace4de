import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Bench } from './bench.ts';
import type { BenchState } from './bench-state.ts';

export const BenchContext = createContext<Bench | undefined>(undefined);

export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('This part stands outside of the bench.');
  return bench;
}

/** The part of the state that a component shows; it must keep its identity while nothing changes. */
export function useBenchState<Part>(select: (state: BenchState) => Part): Part {
  const { store } = useBench();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
