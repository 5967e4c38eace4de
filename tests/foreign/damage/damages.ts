import { isJsonObject, type Json } from '../wire.ts';

/** A wrong form of one member of an answer. */
export interface Damage {
  name: string;
  /** The value in place of the right one; `undefined`: the member is missing. */
  change: (value: Json) => Json | undefined;
  /** The values that it changes. Without it: all. */
  fits?: (value: Json) => boolean;
  /**
   * Is the new value as good as the right one, but another? Then the service says something else, which the app
   * believes.
   */
  isPlausible?: true;
  /** Is the new value a text of a program? A stored answer with one is shown as it is. */
  isCode?: true;
}

const isText = (value: Json): boolean => typeof value === 'string' && value !== '';
const isNumber = (value: Json): boolean => typeof value === 'number';
const isFlag = (value: Json): boolean => typeof value === 'boolean';
const isFilledList = (value: Json): boolean => Array.isArray(value) && value.length > 0;
const isDay = (value: Json): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** The entries of a value that is a list. */
const entriesOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);
const dayOf = (value: Json): string => String(value).slice(0, 10);
const inReais = (value: Json): string => Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** Far more than any text, list or number of a real service. */
const LONG_TEXT = 'Texto muito comprido de um serviço que não tem limite. '.repeat(400);

export const damages: readonly Damage[] = [
  { name: 'missing', change: () => undefined },
  { name: 'null', change: () => null },
  {
    name: 'an object',
    change: () => ({ valor: { interno: [1, 'dois'] } }),
    fits: value => !isJsonObject(value),
  },
  { name: 'a list with the value', change: value => [value] },
  { name: 'a word', change: () => 'inesperado', fits: value => !isText(value), isPlausible: true },
  { name: 'a number', change: () => 7, fits: value => !isNumber(value), isPlausible: true },
  { name: 'true', change: () => true, fits: value => !isFlag(value), isPlausible: true },
  { name: 'an empty text', change: () => '', fits: value => value !== '' },
  { name: 'an unknown name', change: () => 'nomeInventado', fits: isText, isPlausible: true },
  { name: 'blanks around it', change: value => ` ${String(value)}\n`, fits: isText },
  { name: 'capitals', change: value => String(value).toUpperCase(), fits: isText, isPlausible: true },
  {
    name: 'HTML',
    isCode: true,
    change: value => `<p style="position:fixed">${String(value)}</p><img src=x onerror="throw 1">`,
    fits: isText,
  },
  { name: 'a very long text', change: () => LONG_TEXT, fits: isText, isPlausible: true },
  { name: 'a very long word', change: () => 'palavra'.repeat(300), fits: isText, isPlausible: true },
  {
    name: 'the day as people write it',
    change: value => dayOf(value).split('-').reverse().join('/'),
    fits: isDay,
  },
  { name: 'the day as a timestamp', change: value => Date.parse(dayOf(value)), fits: isDay },
  { name: 'no day', change: () => '2027-13-45', fits: isDay, isPlausible: true },
  { name: 'a Brazilian number', change: inReais, fits: isNumber },
  { name: 'an amount with its sign', change: value => `R$ ${inReais(value)}`, fits: isNumber },
  { name: 'a number as a text', change: String, fits: isNumber },
  { name: 'a negative number', change: value => -Number(value) - 1, fits: isNumber, isPlausible: true },
  { name: 'zero', change: () => 0, fits: value => value !== 0 && isNumber(value), isPlausible: true },
  { name: 'a fraction', change: value => Number(value) + 0.123456, fits: isNumber, isPlausible: true },
  { name: 'a huge number', change: () => 1e21, fits: isNumber, isPlausible: true },
  { name: 'S', change: value => (value === true ? 'S' : 'N'), fits: isFlag },
  { name: '1 or 0', change: Number, fits: isFlag },
  { name: 'the other one', change: value => value !== true, fits: isFlag, isPlausible: true },
  { name: 'an empty list', change: () => [], fits: isFilledList, isPlausible: true },
  { name: 'an object in place of the list', change: value => ({ item: value }), fits: Array.isArray },
  {
    name: 'its first entry alone',
    change: value => entriesOf(value)[0] ?? null,
    fits: isFilledList,
    isPlausible: true,
  },
  {
    name: 'its entries twice',
    change: value => [...entriesOf(value), ...entriesOf(value)],
    fits: isFilledList,
    isPlausible: true,
  },
  { name: 'null among its entries', change: value => [null, ...entriesOf(value)], fits: Array.isArray },
  {
    name: 'a text among its entries',
    change: value => ['inesperado', ...entriesOf(value)],
    fits: Array.isArray,
    isPlausible: true,
  },
  { name: 'its entries in a list', change: value => [value], fits: isFilledList },
  {
    name: 'three thousand entries',
    isPlausible: true,
    change: value => Array.from({ length: 3000 }, () => entriesOf(value)[0] ?? null),
    fits: isFilledList,
  },
  { name: 'an empty object', change: () => ({}), fits: isJsonObject },
  {
    name: 'JSON in a text',
    change: value => JSON.stringify(value),
    fits: value => typeof value === 'object' && value !== null,
    isCode: true,
  },
  {
    name: 'its value in an object',
    change: value => ({ value, label: value }),
    fits: value => typeof value !== 'object',
  },
];
