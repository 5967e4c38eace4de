import type { Clock } from '#shared/clock.ts';

/** What the browser lends to a vault. Reaching these may throw; `undefined` stands for a browser without them. */
export interface VaultParts {
  clock: Clock;
  storage: () => Storage | undefined;
  database: () => IDBFactory | undefined;
  crypto: () => Crypto | undefined;
}

/** Names of the entries begin so in storage. */
export const prefixOfEntries = 'vault:';
