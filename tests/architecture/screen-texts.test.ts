import { expect, test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { isCode, isTestCode, listRepositoryFiles, readSource } from './repository-files.ts';
import { containsEnglish, screenTextsOf } from './screen-texts.ts';

const SAMPLE = `const title = { label: 'Nome', key: 'the key', text: busy ? 'Aguarde' : 'Pronto' };
export const View = () => <p aria-label="Sobre" className="of">Olá <b title={'Dica'}>mundo</b></p>;`;

test('texts for people are those between tags and in properties for texts', () => {
  expect(screenTextsOf('view.tsx', SAMPLE).sort()).toEqual(
    ['Nome', 'Aguarde', 'Pronto', 'Sobre', 'Olá', 'Dica', 'mundo'].sort(),
  );
});

test.each(['Please wait', 'Try again', 'Loading', 'Save and close'])(
  '"%s" is recognised as English',
  text => {
    expect(containsEnglish(text)).toBe(true);
  },
);

/** English texts that the specification requires (8.9). */
const GIVEN_IN_ENGLISH = ['Device IP not found'];

test('[1.1b] every text on screen is in Portuguese, and the page says so', () => {
  const texts = listRepositoryFiles()
    .filter(path => path.startsWith('src/') && isCode(path) && !isTestCode(path))
    .flatMap(path => screenTextsOf(path, readSource(path)).map(text => ({ path, text })));
  expect(texts.length).toBeGreaterThan(800);
  const english = texts.filter(({ text }) => containsEnglish(text) && !GIVEN_IN_ENGLISH.includes(text));
  expectNoBreaches(
    english.map(({ path, text }) => `${placeOf(path, readSource(path), text)} says "${text}".`),
    {
      rule: 'Every text for visitors is in Portuguese.',
      remedy:
        'Translate it. If the specification gives the English words, add them to GIVEN_IN_ENGLISH in tests/architecture/screen-texts.test.ts.',
    },
  );
});

test('[1.1] [8.30] the page is in Portuguese, and the browser does not translate it: React would lose its texts (0022)', () => {
  expect(readSource('index.html')).toContain('<html lang="pt-BR" translate="no">');
});

test('[1.1] [15.5] catalogue, atlas, workbench and the pages of the hosts are in Portuguese', () => {
  const texts = listRepositoryFiles()
    .filter(path => /^(mocks|tools\/atlas)\//.test(path) && isCode(path) && !isTestCode(path))
    .flatMap(path => screenTextsOf(path, readSource(path)).map(text => ({ path, text })));
  expect(texts.length).toBeGreaterThan(200);
  expectNoBreaches(
    texts
      .filter(({ text }) => containsEnglish(text))
      .map(({ path, text }) => `${placeOf(path, readSource(path), text)} says "${text}".`),
    { rule: 'Every text on a page of the mock build is in Portuguese.', remedy: 'Translate it.' },
  );
});

/** Words that customers of a Brazilian bank would not read there, with the word to use (look.md, finding F15). */
const UNUSUAL_WORDS: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bcli(que|car|cando)\b/i, "'toque': phones have no mouse"],
  [/\bguardad[oa]s?\b/i, "'salvo'"],
  [/\bolhando\b/i, "'avaliando' or 'analisando'"],
  [/\bcódigo QR\b/i, "'QR Code'"],
  [/\bbirôs?\b/i, "'órgãos de proteção ao crédito'"],
  [
    /costuma (levar|sair)|menos de um minuto|\bem instantes|só um instante|poucas horas|algumas horas|dias úteis/i,
    'no duration, because only the service knows it',
  ],
  [/\bavisaremos\b/i, "'verifique mais tarde': the app cannot call a visitor"],
];

test('[15.8a] [1.1] texts on screen use the words that a Brazilian bank would print', () => {
  const breaches = listRepositoryFiles()
    .filter(path => path.startsWith('src/') && isCode(path) && !isTestCode(path))
    .flatMap(path => {
      const lines = readSource(path).split('\n');
      return lines.flatMap((line, index) =>
        UNUSUAL_WORDS.filter(([pattern]) => pattern.test(line)).map(
          ([pattern, instead]) =>
            `${path}:${index + 1} contains ${pattern.exec(line)?.[0]}: write ${instead}`,
        ),
      );
    });
  expectNoBreaches(breaches, { rule: 'Texts on screen use the words that a Brazilian bank would print.' });
});
