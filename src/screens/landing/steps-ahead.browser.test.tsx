import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StepsAhead } from './steps-ahead.tsx';

test('[2.13] two steps of the same name are both listed before the start, also after a change of the list', async () => {
  await page.viewport(1280, 800);
  const { rerender } = render(<StepsAhead isShort={false} names={['Documentos', 'Renda', 'Documentos']} />);
  const listTexts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(listTexts()).toEqual(['1Documentos', '2Renda', '3Documentos']);
  rerender(<StepsAhead isShort={false} names={['Documentos', 'Renda']} />);
  expect(listTexts()).toEqual(['1Documentos', '2Renda']);
});
