/** The id of a field's input, for links from summaries. Different keys have different ids (12.4). */
export const inputIdOf = (key: string): string =>
  `campo-${key.replace(/\W/g, character => `-${character.charCodeAt(0)}-`)}`;
