/** A scenario that is not played in a dialect, because its expectations cannot be met there. */
export interface Exemption {
  scenario: string;
  dialect: string;
  reason: string;
}

/** The largest number of exemptions (16.2). */
export const maxExemptions = 5;

export const exemptions: readonly Exemption[] = [
  {
    scenario: 'connection-failed',
    dialect: 'bare-creation',
    reason:
      'The verdict counts the calls of getSystem, and after a creation that names no step the app makes one more.',
  },
  {
    scenario: 'novo-hash-na-criacao',
    dialect: 'bare-creation',
    reason:
      'The scenario is about the hash id in the answer to a creation, which the body of 3.20 does not have.',
  },
  {
    scenario: 'criacao-conexao-cai-depois',
    dialect: 'proposal-only',
    reason:
      'The browser sends the write again by itself, and this service ignores idempotency keys, so no front end can prevent a second effect (16.3).',
  },
  {
    scenario: 'etapa-conexao-cai-depois',
    dialect: 'proposal-only',
    reason:
      'The browser sends the write again by itself, and this service ignores idempotency keys, so no front end can prevent a second effect (16.3).',
  },
  {
    scenario: 'documento-conexao-cai-depois',
    dialect: 'proposal-only',
    reason:
      'The browser sends the write again by itself, and this service ignores idempotency keys, so no front end can prevent a second effect (16.3).',
  },
];
