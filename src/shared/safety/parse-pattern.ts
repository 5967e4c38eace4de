/** The subset of regular expressions that can run in linear time, as a tree. */
export type PatternNode =
  | { kind: 'character'; accepts: RegExp }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; options: readonly PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; minimum: number; maximum: number };

/** An expression outside the subset. `parsePattern` catches it and returns undefined. */
class UnsupportedPattern extends Error {}

const SINGLE_ESCAPE = /^\\(?:[dDwWsStnrfv]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|[^0-9A-Za-z])/;
const QUANTIFIER = /^(?:[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})\??/;
const CLASS = /^\[\^?(?:\\[\s\S]|[^\]\\])*\]/;
const LITERAL = /^[^\\^$.*+?()[\]{}|]/;

/**
 * Parses a regular expression in the syntax of JavaScript without flags. Returns undefined for back references,
 * lookaround, word boundaries, named groups, and syntax that JavaScript accepts only without the flag u.
 */
export function parsePattern(source: string): PatternNode | undefined {
  let rest = source;

  const consume = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest)?.[0];
    if (match !== undefined) rest = rest.slice(match.length);
    return match;
  };

  function parseChoice(): PatternNode {
    const options = [parseSequence()];
    while (consume(/^\|/)) options.push(parseSequence());
    return { kind: 'choice', options };
  }

  function parseSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(parseRepeat(parseAtom()));
    return { kind: 'sequence', parts };
  }

  function parseRepeat(body: PatternNode): PatternNode {
    const [quantifier, lower, comma, upper] = QUANTIFIER.exec(rest) ?? [];
    if (quantifier === undefined) return body;
    if (body.kind === 'start' || body.kind === 'end') throw new UnsupportedPattern();
    rest = rest.slice(quantifier.length);
    if (lower === undefined)
      return {
        kind: 'repeat',
        body,
        minimum: quantifier.startsWith('+') ? 1 : 0,
        maximum: quantifier.startsWith('?') ? 1 : Number.POSITIVE_INFINITY,
      };
    const maximum = upper ? Number(upper) : comma ? Number.POSITIVE_INFINITY : Number(lower);
    if (maximum < Number(lower)) throw new UnsupportedPattern();
    return { kind: 'repeat', body, minimum: Number(lower), maximum };
  }

  function parseAtom(): PatternNode {
    if (consume(/^\^/)) return { kind: 'start' };
    if (consume(/^\$/)) return { kind: 'end' };
    if (consume(/^\((?:\?:|(?!\?))/) !== undefined) {
      const body = parseChoice();
      if (!consume(/^\)/)) throw new UnsupportedPattern();
      return body;
    }
    const character = consume(SINGLE_ESCAPE) ?? consume(CLASS) ?? consume(/^\./) ?? consume(LITERAL);
    if (character === undefined) throw new UnsupportedPattern();
    return { kind: 'character', accepts: new RegExp(`^(?:${character})$`) };
  }

  try {
    const tree = parseChoice();
    return rest === '' ? tree : undefined;
  } catch (problem) {
    // `new RegExp` throws a SyntaxError for a class such as [z-a].
    if (problem instanceof UnsupportedPattern || problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}
