import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FieldShell } from './field-shell.tsx';

afterEach(cleanup);

const renderPage = (note: string) => (
  <div style={{ paddingBottom: '300vh' }}>
    <FieldShell id="plate" label="Placa" note={note}>
      <input id="plate" />
    </FieldShell>
  </div>
);

test('[13.1] a hint scrolls to the focused input when it comes, and not when it goes', () => {
  const { rerender } = render(renderPage(''));
  document.getElementById('plate')?.focus();
  scrollTo(0, innerHeight * 2);
  rerender(renderPage('Nenhum veículo foi encontrado.'));
  expect(scrollY).toBeLessThan(innerHeight);
  scrollTo(0, innerHeight * 2);
  rerender(renderPage(''));
  expect(scrollY).toBe(innerHeight * 2);
});
