import type { OperationId } from '#scenarios/wire.ts';
import type { Engine } from '../engine.ts';

/** The operations whose calls a test lets break the contract on purpose; `any`: all, also calls of no operation. */
export type OffContract = 'any' | readonly OperationId[];

type Watcher = (engine: Engine, offContract: OffContract) => void;

let watcher: Watcher = () => undefined;

/** From now on the watcher learns of every mock service that a test starts. */
export function watchTestMocks(newWatcher: Watcher): void {
  watcher = newWatcher;
}

/** Tells the watcher that a test has started a mock service. */
export const reportTestMocks: Watcher = (engine, offContract) => watcher(engine, offContract);
