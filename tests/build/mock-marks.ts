import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as cast from '#scenarios/cast/personas.ts';
import { scenarios } from '#scenarios/index.ts';
import { products } from '#scenarios/products/index.ts';

/** A text that occurs only in the mocks. It is a literal text, because minification changes names. */
export interface MockMark {
  origin: string;
  text: string;
}

const packageMarks: readonly MockMark[] = [
  { origin: 'msw', text: 'mockServiceWorker' },
  { origin: 'msw', text: '[MSW]' },
  { origin: 'faker', text: 'fakerjs.dev' },
  { origin: 'ajv', text: 'must have required property' },
  { origin: 'ajv', text: 'must NOT have additional properties' },
  { origin: 'user-event', text: 'user-event' },
  { origin: 'testing-library', text: 'testing-library' },
];

const ownMarks: readonly MockMark[] = [
  { origin: 'the HTTP host', text: '__scenarios' },
  { origin: 'the HTTP host', text: 'mock_session' },
  { origin: 'the workbench', text: 'bancada' },
  { origin: 'the example partner', text: 'pixel.parceiro.example' },
];

/** Ids that the app contains, too. Neither these nor ids of one word are marks. */
const SHARED_IDS: readonly string[] = ['no-offer'];

const scenarioMarks = scenarios.flatMap(({ id, title, story }): MockMark[] => [
  ...(id.includes('-') && !SHARED_IDS.includes(id) ? [{ origin: `scenario ${id}`, text: id }] : []),
  ...(title.includes(' ') ? [{ origin: `title of scenario ${id}`, text: title }] : []),
  { origin: `story of scenario ${id}`, text: story },
]);

const productMarks = products.flatMap(({ id, hashId, system }): MockMark[] => [
  { origin: `product ${id}`, text: hashId },
  { origin: `product ${id}`, text: system.code },
]);

const personaMarks = Object.entries(cast).flatMap(([name, { cpf, email }]): MockMark[] => [
  { origin: `persona ${name}`, text: cpf },
  { origin: `persona ${name}`, text: email },
]);

const root = fileURLToPath(new URL('../../', import.meta.url));

function textsUnder(folder: string, extensions: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && extensions.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Class names in the styles of the mocks. Some are common words, so they are searched only in style sheets. */
const styleMarks: readonly MockMark[] = [
  ...new Set(
    textsUnder('mocks', /\.css$/).flatMap(css =>
      [...css.matchAll(/\.[a-z][\w-]{5,}(?=[\s,.:{>[])/g)].map(([name]) => name),
    ),
  ),
].map(text => ({ origin: 'styles of the mocks', text }));

/** Texts that a production build must not contain. A text of several origins appears once. */
export const mockMarks: readonly MockMark[] = [
  ...new Map(
    [...packageMarks, ...ownMarks, ...scenarioMarks, ...productMarks, ...personaMarks].map(mark => [
      mark.text,
      mark,
    ]),
  ).values(),
];

/** Marks found in a text. Escapes of the bundler are undone first, so that a title with 'ç' is found. */
export function marksIn(text: string): MockMark[] {
  const unescaped = text.replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return mockMarks.filter(mark => unescaped.includes(mark.text));
}

/** Class names of the mocks in a style sheet of the build. A dot after a backslash is part of a class name of Panda. */
export function marksInStyles(css: string): MockMark[] {
  const selectors = new Set(css.match(/(?<![\\\w])\.[a-z][\w-]{5,}/g));
  return styleMarks.filter(({ text }) => selectors.has(text));
}

const { resolve } = createRequire(import.meta.url);

/** The sources of all marks, as one text: a mark that does not occur in it is out of date. */
export function sourcesOfMocks(): string {
  const packageSources = [
    resolve('msw/mockServiceWorker.js'),
    join(resolve('msw'), '../utils/internal/devUtils.js'),
    resolve('ajv/dist/vocabularies/validation/required.js'),
    resolve('ajv/dist/vocabularies/applicator/additionalProperties.js'),
    resolve('@testing-library/user-event'),
    resolve('@testing-library/dom'),
  ].map(path => readFileSync(path, 'utf8'));
  const faker = textsUnder('node_modules/@faker-js/faker/dist', /\.js$/).filter(text =>
    text.includes('fakerjs'),
  );
  return [
    ...textsUnder('mocks', /\.(ts|tsx|css|html)$/),
    ...textsUnder('scenarios', /\.ts$/),
    ...packageSources,
    ...faker,
  ].join('\n');
}
