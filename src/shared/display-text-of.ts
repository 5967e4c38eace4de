import { decodeEntities } from './decode-entities.ts';
import { removeControlCharacters } from './safety/remove-control-characters.ts';

/** Longer texts for people are cut off (12.5). Only terms may be longer. Characters. */
export const MAX_TEXT = 10_000;

/**
 * A text of the service that is shown as it is: a name, a label, a title. Without control and direction characters
 * (12.3), and with the entities of HTML decoded.
 */
export const displayTextOf = (text: string): string =>
  removeControlCharacters(decodeEntities(text.slice(0, MAX_TEXT)));
