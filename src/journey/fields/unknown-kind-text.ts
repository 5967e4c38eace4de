/** What stands in the place of a field whose kind nobody knows (3.32). */
export const unknownKindText = (component: string): string => `Campo "${component}" não foi encontrado`;
