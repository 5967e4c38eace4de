/** A pattern in a text that identifies the machine on which the text was written. */
interface Trace {
  what: string;
  pattern: RegExp;
}

/** Written in parts, because the rule would find this file otherwise. */
const at = (...parts: string[]) => new RegExp(parts.join(''), 'i');

const TRACES: readonly Trace[] = [
  {
    what: 'a path of a workplace',
    pattern: at('(?<![\\w.:/-])/', '(work', '|home/\\w+', '|Users/\\w+', '|root)/'),
  },
  { what: 'a path of a temporary place', pattern: at('(?<![\\w.:/-])/tm', 'p/[a-z]') },
  {
    what: 'the host of a registry of packages',
    pattern: at('//[\\w.-]*(nex', 'us|artif', 'actory|verda', 'ccio|regis', 'try\\.(?!npmjs\\.org))'),
  },
  {
    what: 'an address with a password',
    pattern: at('https?://[\\w%-]+:[^@/\\s\'"`]{6,}@', '(?![\\w.-]*exempl)'),
  },
  { what: 'a private key', pattern: at('-----BEGIN [A-Z ]*PRIVATE', ' KEY') },
];

/** Traces in a text, a line each. */
export function tracesIn(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TRACES.filter(({ pattern }) => pattern.test(line)).map(
        ({ what }) => `${path}:${index + 1} holds ${what}.`,
      ),
    );
}

/** Numbers of `docs/decisions/assumptions.md` that a text points to. */
export const assumptionsIn = (text: string): string[] =>
  [...text.matchAll(/\bassumptions? (\d+\.\d+)/g)].flatMap(([, number]) => number ?? []);
