/** The subset of regular expressions that can run in linear time, as a tree. */
export type PatternNode =
  | { kind: 'character'; accepts: RegExp }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; options: readonly PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; minimum: number; maximum: number };

/** Thrown and caught in this file for anything outside the subset; `parsePattern` returns undefined then. */
class Refused extends Error {}

const SINGLE_ESCAPE = /^\\(?:[dDwWsStnrfv]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|[^0-9A-Za-z])/;
const QUANTIFIER = /^(?:[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})\??/;
const CLASS = /^\[\^?(?:\\[\s\S]|[^\]\\])*\]/;
const LITERAL = /^[^\\^$.*+?()[\]{}|]/;

/**
 * Parses a regular expression as JavaScript without flags. Back references, lookaround, word boundaries, named groups
 * and the lenient corners of the syntax are refused: undefined.
 */
export function parsePattern(source: string): PatternNode | undefined {
  let rest = source;

  const consume = (form: RegExp): string | undefined => {
    const match = form.exec(rest)?.[0];
    if (match !== undefined) rest = rest.slice(match.length);
    return match;
  };

  function choice(): PatternNode {
    const options = [sequence()];
    while (consume(/^\|/)) options.push(sequence());
    return { kind: 'choice', options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(body: PatternNode): PatternNode {
    const [quantifier, least, comma, most] = QUANTIFIER.exec(rest) ?? [];
    if (quantifier === undefined) return body;
    if (body.kind === 'start' || body.kind === 'end') throw new Refused();
    rest = rest.slice(quantifier.length);
    if (least === undefined)
      return {
        kind: 'repeat',
        body,
        minimum: quantifier.startsWith('+') ? 1 : 0,
        maximum: quantifier.startsWith('?') ? 1 : Number.POSITIVE_INFINITY,
      };
    const upTo = most ? Number(most) : comma ? Number.POSITIVE_INFINITY : Number(least);
    if (upTo < Number(least)) throw new Refused();
    return { kind: 'repeat', body, minimum: Number(least), maximum: upTo };
  }

  function atom(): PatternNode {
    if (consume(/^\^/)) return { kind: 'start' };
    if (consume(/^\$/)) return { kind: 'end' };
    if (consume(/^\((?:\?:|(?!\?))/) !== undefined) {
      const body = choice();
      if (!consume(/^\)/)) throw new Refused();
      return body;
    }
    const character = consume(SINGLE_ESCAPE) ?? consume(CLASS) ?? consume(/^\./) ?? consume(LITERAL);
    if (character === undefined) throw new Refused();
    return { kind: 'character', accepts: new RegExp(`^(?:${character})$`) };
  }

  try {
    const tree = choice();
    return rest === '' ? tree : undefined;
  } catch (problem) {
    // The platform itself refuses a class such as [z-a].
    if (problem instanceof Refused || problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}
