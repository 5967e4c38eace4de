/** The text in place of a field of unknown kind (3.32). */
export const describeUnknownKind = (component: string): string => `Campo "${component}" não foi encontrado`;
