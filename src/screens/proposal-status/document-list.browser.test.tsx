import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentList } from './document-list.tsx';

afterEach(cleanup);

test('[3.50] two documents of the same name are both shown, each with its situation, also after a refresh', async () => {
  const name = 'CNH aberta';
  const approved = { name, situation: 'approved' };
  const reproved = { name, situation: 'reproved' };
  const { rerender } = render(<DocumentList documents={[approved, reproved]} isOver={false} />);
  const listTexts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(listTexts()).toEqual(['CNH abertaAprovada', 'CNH abertaReprovada']);
  rerender(<DocumentList documents={[reproved]} isOver={false} />);
  expect(listTexts()).toEqual(['CNH abertaReprovada']);
});

test.each([
  [false, 'Esta proposta ainda não pediu documentos.'],
  [true, 'Nenhum documento para mostrar.'],
])('[3.50] without documents, in a journey that is over: %s, the list says "%s"', async (isOver, text) => {
  render(<DocumentList documents={[]} isOver={isOver} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
