import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textContrastOf } from '#tests/support/contrast-of.ts';
import { Banner } from './banner.tsx';
import { LongText, shorten, useLongText } from './long-text.tsx';

afterEach(cleanup);

const SENTENCE = 'O documento enviado não pôde ser lido pela equipe de análise.';
const LONG = Array.from({ length: 30 }, (_, index) => `${index + 1}ª tentativa: ${SENTENCE}`).join(' ');

test('[8.20] a long message from the service is cut at a sentence, and a button shows the whole message', async () => {
  render(
    <p data-testid="message">
      <LongText text={LONG} />
    </p>,
  );
  const message = page.getByTestId('message');
  expect(message.element().textContent).toMatch(/análise\. Ver mensagem completa$/);
  expect(message.element().textContent?.length).toBeLessThanOrEqual(300 + ' Ver mensagem completa'.length);
  await userEvent.click(page.getByRole('button', { name: 'Ver mensagem completa' }));
  await expect.element(message).toHaveTextContent(LONG);
  expect(page.getByRole('button').query()).toBeNull();
  // The pressed button is gone, and the focus is on the whole message.
  expect(message.element().contains(document.activeElement)).toBe(true);
});

test('[2.55] [3.23] a short description has each of its lines on a line of its own', () => {
  const { container } = render(<LongText text={'Um\ndois'} kind="text" />);
  expect([...container.querySelectorAll('span')].map(line => line.textContent)).toEqual(['Um', 'dois']);
});

test('[8.20] [13.6] the button that shows the whole message has 4.5:1 on the background of an error, whatever the brand', async () => {
  // It has 4.5:1 on the page, but not on the background of an error.
  document.documentElement.style.setProperty('--brand-active-text', '#a65e1c');
  onTestFinished(() => void document.documentElement.style.removeProperty('--brand-active-text'));
  render(
    <Banner kind="error">
      <LongText text={LONG} />
    </Banner>,
  );
  const button = page.getByRole('button', { name: 'Ver mensagem completa' });
  await expect.element(button).toBeVisible();
  expect(textContrastOf(button.element())).toBeGreaterThanOrEqual(4.5);
});

test('[8.20] another long message is cut again', async () => {
  const { rerender } = render(<LongText text={LONG} />);
  await userEvent.click(page.getByRole('button', { name: 'Ver mensagem completa' }));
  rerender(<LongText text={`Outra. ${LONG}`} />);
  await expect.element(page.getByRole('button', { name: 'Ver mensagem completa' })).toBeVisible();
});

test('[8.20] a message of 300 characters is whole', () => {
  render(<LongText text={'a'.repeat(300)} />);
  expect(page.getByRole('button').query()).toBeNull();
});

test.each([
  ['a sentence', `${'Um texto. '.repeat(50)}`, /Um texto\.$/],
  ['a line', `${'Um texto sem ponto<br/>'.repeat(40)}`, /sem ponto$/],
  ['a part', `${'Um texto sem ponto | '.repeat(40)}`, /sem ponto$/],
  ['a word', 'palavra '.repeat(80), /palavra…$/],
  ['anywhere without blanks', 'x'.repeat(400), /x…$/],
])('[8.20] a long text ends with %s', (_, text, end) => {
  expect(shorten(text)).toMatch(end);
  expect(shorten(text).length).toBeLessThanOrEqual(300);
});

test('[12.5] a description of 600 characters is whole', () => {
  const description = 'palavra '.repeat(75).trim().padEnd(600, '.');
  render(<LongText text={description} kind="text" />);
  expect(document.body.textContent).toBe(description);
  cleanup();
  render(<LongText text={'palavra '.repeat(76).trim()} kind="text" />);
  expect(document.body.textContent).toMatch(/palavra… Ver texto completo$/);
});

function Title({ text }: { text: string }) {
  const { content, moreButton } = useLongText(text, 'title');
  return (
    <>
      <h1>{content}</h1>
      {moreButton}
    </>
  );
}

test('[12.5] [13.4] a title of 180 characters is whole, a longer one is cut after a word; its button is not in the heading', async () => {
  const name = 'palavra '.repeat(22).trim().padEnd(180, '.');
  render(<Title text={name} />);
  expect(page.getByRole('heading').element().textContent).toBe(name);
  expect(page.getByRole('button').query()).toBeNull();
  cleanup();
  const longName = 'palavra '.repeat(23).trim();
  render(<Title text={longName} />);
  expect(page.getByRole('heading').element().textContent).toMatch(/palavra…$/);
  await userEvent.click(page.getByRole('button', { name: 'Ver título completo' }));
  await expect.element(page.getByRole('heading')).toHaveTextContent(longName);
  expect(page.getByRole('heading').element().contains(document.activeElement)).toBe(true);
});
