/** A pattern in a text that identifies the machine on which the text was written. */
interface Trace {
  name: string;
  pattern: RegExp;
}

/** Joins the parts of a pattern. In one piece the pattern would match its own source. */
const patternOf = (...patternParts: string[]) => new RegExp(patternParts.join(''), 'i');

const TRACES: readonly Trace[] = [
  {
    name: 'a path of a working folder or a home folder',
    pattern: patternOf('(?<![\\w.:/-])/', '(work', '|home/\\w+', '|Users/\\w+', '|root)/'),
  },
  { name: 'a path of a temporary folder', pattern: patternOf('(?<![\\w.:/-])/tm', 'p/[a-z]') },
  {
    name: 'the host of a package registry',
    pattern: patternOf('//[\\w.-]*(nex', 'us|artif', 'actory|verda', 'ccio|regis', 'try\\.(?!npmjs\\.org))'),
  },
  {
    name: 'an address with a password',
    pattern: patternOf('https?://[\\w%-]+:[^@/\\s\'"`]{6,}@', '(?![\\w.-]*exempl)'),
  },
  { name: 'a private key', pattern: patternOf('-----BEGIN [A-Z ]*PRIVATE', ' KEY') },
];

/** The traces in a text, a sentence each. */
export function tracesIn(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TRACES.filter(({ pattern }) => pattern.test(line)).map(
        ({ name }) => `${path}:${index + 1} contains ${name}.`,
      ),
    );
}

/** Numbers of the assumptions (`docs/decisions/assumptions.md`) that a text refers to. */
export const assumptionsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:[Aa]ssumptions? |a-)(\d+\.\d+)/g)].flatMap(([, number]) => number ?? []);
