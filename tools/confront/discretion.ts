import { fakerPT_BR } from '@faker-js/faker';
import { pointerUnder } from '#mocks/contract/pointer-under.ts';

/**
 * The parts of a recording that a report may quote: names of members and codes of the service, unless they may be a
 * person's value. A name is not quoted when one of its words is also in a recorded value that may be a
 * person's. Such a value stands in a request, an address, a header, or in an answer where it is neither a code nor part
 * of the product's description.
 */
export interface Discretion {
  /**
   * Records every text in a value.
   * @param isServiceText true for a pointer to a code or to a part of the product's description, which are no personal
   * values.
   */
  record(value: unknown, isServiceText?: (pointer: string) => boolean): void;
  /**
   * The given code or name of a member; undefined where the report must not quote it. Call it only after every call has
   * been recorded.
   */
  quote(name: string): string | undefined;
}

/**
 * Camel case, kebab case, snake case, capitals: the spellings of names in programs. A capital followed by small
 * letters is excluded, because names of people look like that.
 */
const codeShape = /^_?(?:[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*|[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)*)$/;
const maxCodeLength = 40;
/** Hexadecimal texts and tokens may begin with a letter, too. */
const hexOrTokenShape =
  /^[0-9a-fA-F]{8,}$|[0-9]{3}|(?:[a-z][A-Z]){3}|[bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ]{6}/;
const minWordLength = 3;
/** A recorded word of at least this length must not be part of a name either, as in `mariasilva`. */
const minInnerWordLength = 6;
/**
 * Members that hold texts for people. Their words are not recorded, because such a text may contain the name of a code.
 */
const readableMembers = new Set([
  'message',
  'label',
  'title',
  'description',
  'placeholder',
  'tooltip',
  'tutorial',
  'term',
  'errorMessage',
  'MENSAGEM',
]);

export function createDiscretion(): Discretion {
  const words = new Set<string>();
  const recordWords = (text: string): void => {
    for (const word of wordsOf(text)) words.add(word);
  };
  return {
    record: (value, isServiceText = () => false) => {
      // Without recursion, because a body may be nested to any depth.
      const queue: { value: unknown; path: string; name: string }[] = [{ value, path: '', name: '' }];
      for (let nextItem = queue.pop(); nextItem; nextItem = queue.pop()) {
        const { path, name } = nextItem;
        if (typeof nextItem.value === 'string') {
          if (!readableMembers.has(name) && !isServiceText(path)) recordWords(nextItem.value);
        } else if (Array.isArray(nextItem.value)) {
          for (const [index, item] of nextItem.value.entries())
            queue.push({ value: item, path: pointerUnder(path, index), name });
        } else if (typeof nextItem.value === 'object' && nextItem.value !== null)
          for (const [member, memberValue] of Object.entries(nextItem.value))
            queue.push({ value: memberValue, path: pointerUnder(path, member), name: member });
      }
    },
    quote: name => {
      if (name.length > maxCodeLength || !codeShape.test(name) || hexOrTokenShape.test(name))
        return undefined;
      const nameWords = wordsOf(name);
      if (nameWords.length === 0 || nameWords.some(word => words.has(word) || givenNames.has(word)))
        return undefined;
      const joinedWords = nameWords.join('');
      for (const word of words)
        if (word.length >= minInnerWordLength && joinedWords.includes(word)) return undefined;
      return name;
    },
  };
}

/** Common names of people in Brazil: never quoted, even if no recorded value contains them. */
const givenNames: ReadonlySet<string> = new Set(
  namesOfPeople().flatMap(name => wordsOf(name).filter(word => word.length > minWordLength)),
);

function namesOfPeople(): string[] {
  const { first_name: first, last_name: last } = fakerPT_BR.rawDefinitions.person ?? {};
  return [first, last]
    .flatMap(lists => Object.values(lists ?? {}).flat())
    .filter(name => typeof name === 'string');
}

/** The words of a text or a camel-case name, in lower case and without accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word.length >= minWordLength);
}
