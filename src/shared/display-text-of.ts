import { decodeEntities } from './decode-entities.ts';
import { removeControlCharacters } from './safety/remove-control-characters.ts';

/**
 * A text of the service that is shown as it is: a name, a label, a title. Without control and direction characters
 * (12.3), and with the entities of HTML decoded.
 */
export const displayTextOf = (text: string): string => removeControlCharacters(decodeEntities(text));
