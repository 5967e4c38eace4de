import { posix } from 'node:path';
import { rememberPerFile } from './remember-per-file.ts';

/**
 * The files that a Markdown page links to, relative to the root. Links to anchors and to the web are left out.
 */
export const linksIn = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .flatMap(([, target]) => target ?? [])
    .filter(target => !/^[a-z]+:/.test(target))
    .map(target => posix.normalize(posix.join(posix.dirname(page), target)));

/** Paths of the repository between backticks in a text, for example docs/operations.md. Patterns are left out. */
export const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(/`((?:src|mocks|scenarios|tests|tools|openapi|docs|deploy|stories)\/[\w./-]+)`/g),
  ].flatMap(([, path]) => path ?? []);

/** The names with an inner capital that stand alone between backticks, for example `openJourney`. */
export const codeNamesIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Za-z]*[a-z][A-Z][A-Za-z]*)`/g)].flatMap(([, name]) => name ?? []);

/** The words with an inner capital in a file of code, each once. */
export const codeWordsIn = rememberPerFile('code-words', (_path, source): readonly string[] => [
  ...new Set((source.match(/[A-Za-z]\w*/g) ?? []).filter(word => /[a-z][A-Z]/.test(word))),
]);

/** The npm scripts that a text mentions. */
export const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([a-z][a-z0-9:]*)/g)].flatMap(([, name]) => name ?? []);
