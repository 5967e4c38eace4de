/** Begins every key under which a tab stores a world. */
const worldPrefix = 'mocks:';

/** The key under which a tab stores the world of a session. Another lender or dialect is another service. */
export const worldKeyOf = (session: string, scenario: string, bank: string, dialect: string): string =>
  `${worldPrefix}${session}:${scenario}${bank && `@${bank}`}${dialect && `~${dialect}`}`;

/** Whether a tab stores a world under this key; with a session, one of that session. */
export const isWorldKey = (key: string, session?: string): boolean =>
  key.startsWith(session === undefined ? worldPrefix : `${worldPrefix}${session}:`);
