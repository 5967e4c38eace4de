import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentList } from './document-list.tsx';

test('[3.50] two documents of the same name are both shown, each with its situation, also after a refresh', async () => {
  const name = 'CNH aberta';
  const approved = { name, situation: 'approved' };
  const reproved = { name, situation: 'reproved' };
  const { rerender } = render(<DocumentList documents={[approved, reproved]} />);
  const listTexts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(listTexts()).toEqual(['CNH abertaAprovada', 'CNH abertaReprovada']);
  rerender(<DocumentList documents={[reproved]} />);
  expect(listTexts()).toEqual(['CNH abertaReprovada']);
});
