import { seededNumber } from '../../lists/seeded.ts';

/** An identifier like the service's, 24 hexadecimal digits. The same name always has the same one. */
export const identifier = (name: string): string =>
  ['id', 'of', 'the'].map(salt => seededNumber(`${salt}:${name}`).toString(16).padStart(8, '0')).join('');

/** The identifier of the field that a key names. Steps that ask for the same thing use the same field. */
export const fieldId = (key: string): string => identifier(`field ${key}`);
