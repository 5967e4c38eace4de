/** `getSystem` -> `get-system`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
