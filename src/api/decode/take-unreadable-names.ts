/** Names of members that could not be read. */
const unreadableNames = new Set<string>();

/** Notes a member that has a value, but none that the app can read. */
export const noteUnreadable = (name: string): void => {
  unreadableNames.add(name);
};

/**
 * The names of the members that could not be read since the last call. Decoding is synchronous, so they belong to one
 * answer.
 */
export function takeUnreadableNames(): string[] {
  const names = [...unreadableNames];
  unreadableNames.clear();
  return names;
}
