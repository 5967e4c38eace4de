import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { latePart } from './late-part.tsx';

const Words = ({ say }: { say: string }): ReactNode => <p>{say}</p>;

test('what was fetched ahead is drawn at once, without its fallback', async () => {
  const load = vi.fn(async () => Words);
  const { Part, fetch } = latePart(load);
  await fetch();
  const { container } = render(
    <Suspense fallback="Carregando">
      <Part say="Aqui" />
    </Suspense>,
  );
  expect(container.textContent).toBe('Aqui');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what nobody has fetched has its fallback until it is there', async () => {
  const { Part } = latePart(async () => Words);
  const { container } = render(
    <Suspense fallback="Carregando">
      <Part say="Aqui" />
    </Suspense>,
  );
  expect(container.textContent).toBe('Carregando');
  await act(async () => undefined);
  await eventually(() => expect(container.textContent).toBe('Aqui'));
});
