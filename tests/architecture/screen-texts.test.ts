import { expect, test } from 'vitest';
import { screenTextsOf, soundsEnglish } from './screen-texts.ts';
import { isCode, isTestGear, readSource, repositoryFiles } from './source-files.ts';

const SAMPLE = `const title = { label: 'Nome', key: 'the key', text: busy ? 'Aguarde' : 'Pronto' };
export const View = () => <p aria-label="Sobre" className="of">Olá <b title={'Dica'}>mundo</b></p>;`;

test('texts for people are those between tags and those under names of texts', () => {
  expect(screenTextsOf('view.tsx', SAMPLE).sort()).toEqual(
    ['Nome', 'Aguarde', 'Pronto', 'Sobre', 'Olá', 'Dica', 'mundo'].sort(),
  );
});

test.each(['Please wait', 'Try again', 'Loading', 'Save and close'])('"%s" sounds English', text => {
  expect(soundsEnglish(text)).toBe(true);
});

/** The specification's own words (8.9). */
const GIVEN_IN_ENGLISH = ['Device IP not found'];

test('[1.1] every text on screen is in Portuguese, and the page says so', { timeout: 60_000 }, () => {
  const texts = repositoryFiles()
    .filter(path => path.startsWith('src/') && isCode(path) && !isTestGear(path))
    .flatMap(path => screenTextsOf(path, readSource(path)).map(text => ({ path, text })));
  expect(texts.length).toBeGreaterThan(800);
  const english = texts.filter(({ text }) => soundsEnglish(text) && !GIVEN_IN_ENGLISH.includes(text));
  expect(english).toEqual([]);
  expect(readSource('index.html')).toContain('<html lang="pt-BR">');
});
