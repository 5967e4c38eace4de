/** The members, at any depth, that hold something: no empty text, list or record, no zero, nothing that is false. */
export function filledMembersOf(value: object, path: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
      const memberPath = [...path, key];
      if (typeof member === 'object' && member !== null)
        return Object.entries(filledMembersOf(member, memberPath));
      return member ? [[memberPath.join('.'), member]] : [];
    }),
  );
}
