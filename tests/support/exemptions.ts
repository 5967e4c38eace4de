/** A scenario that cannot hold in a dialect, with the reason. At most five (16.2). */
export interface Exemption {
  scenario: string;
  dialect: string;
  reason: string;
}

export const maxExemptions = 5;

export const exemptions: readonly Exemption[] = [
  {
    scenario: 'connection-failed',
    dialect: 'bare-creation',
    reason: 'Its verdict counts system calls, and a creation that names no step makes the app ask once more.',
  },
  {
    scenario: 'novo-hash-na-criacao',
    dialect: 'bare-creation',
    reason: 'It is about the hash id in the answer to a creation, for which the body of 3.20 has no place.',
  },
  {
    scenario: 'criacao-conexao-cai-depois',
    dialect: 'proposal-only',
    reason:
      'The browser sends the write again by itself, and this service knows no keys: no front end can prevent it (16.3).',
  },
  {
    scenario: 'etapa-conexao-cai-depois',
    dialect: 'proposal-only',
    reason:
      'The browser sends the write again by itself, and this service knows no keys: no front end can prevent it (16.3).',
  },
  {
    scenario: 'documento-conexao-cai-depois',
    dialect: 'proposal-only',
    reason:
      'The browser sends the write again by itself, and this service knows no keys: no front end can prevent it (16.3).',
  },
];
