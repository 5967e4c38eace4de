/** A pattern in a text that identifies the machine on which the text was written. */
interface Trace {
  name: string;
  pattern: RegExp;
}

/** Written in parts, because the rule would find this file otherwise. */
const patternOf = (...patternParts: string[]) => new RegExp(patternParts.join(''), 'i');

const TRACES: readonly Trace[] = [
  {
    name: 'a path of a workplace',
    pattern: patternOf('(?<![\\w.:/-])/', '(work', '|home/\\w+', '|Users/\\w+', '|root)/'),
  },
  { name: 'a path of a temporary place', pattern: patternOf('(?<![\\w.:/-])/tm', 'p/[a-z]') },
  {
    name: 'the host of a registry of packages',
    pattern: patternOf('//[\\w.-]*(nex', 'us|artif', 'actory|verda', 'ccio|regis', 'try\\.(?!npmjs\\.org))'),
  },
  {
    name: 'an address with a password',
    pattern: patternOf('https?://[\\w%-]+:[^@/\\s\'"`]{6,}@', '(?![\\w.-]*exempl)'),
  },
  { name: 'a private key', pattern: patternOf('-----BEGIN [A-Z ]*PRIVATE', ' KEY') },
];

/** Traces in a text, a line each. */
export function tracesIn(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TRACES.filter(({ pattern }) => pattern.test(line)).map(
        ({ name }) => `${path}:${index + 1} holds ${name}.`,
      ),
    );
}

/** Numbers of `docs/decisions/assumptions.md` that a text points to. */
export const assumptionsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:assumptions? |a-)(\d+\.\d+)/g)].flatMap(([, number]) => number ?? []);
