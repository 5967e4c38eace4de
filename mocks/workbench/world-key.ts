/** The key under which a tab stores the world of a session. Another lender or dialect is another service. */
export const worldKeyOf = (session: string, scenario: string, bank: string, dialect: string): string =>
  `mocks:${session}:${scenario}${bank && `@${bank}`}${dialect && `~${dialect}`}`;
