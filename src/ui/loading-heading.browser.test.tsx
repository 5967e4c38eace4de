import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormSkeleton } from './form-skeleton.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { StatusSkeleton } from './status-skeleton.tsx';

afterEach(cleanup);

/** A screen whose button disappears with it, beside a button that stays. */
function Journey({ skeleton }: { skeleton: ReactNode }): ReactNode {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLoading(true)}>
        Ajuda
      </button>
      {isLoading ? (
        skeleton
      ) : (
        <button type="button" onClick={() => setLoading(true)}>
          Continuar
        </button>
      )}
    </>
  );
}

const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
const loadingHeading = page.getByRole('heading', { name: 'Carregando' });

const skeletons = { FormSkeleton, StatusSkeleton, OffersSkeleton };
for (const [name, Skeleton] of Object.entries(skeletons)) {
  test(`[13.2] the button disappears while the next screen loads: the heading of ${name} takes the focus`, async () => {
    render(<Journey skeleton={<Skeleton />} />);
    await press('Continuar');
    await expect.element(loadingHeading).toHaveFocus();
  });

  test(`[13.2] a focus elsewhere stays there when ${name} comes`, async () => {
    render(<Journey skeleton={<Skeleton />} />);
    await press('Ajuda');
    await expect.element(loadingHeading).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Ajuda' })).toHaveFocus();
  });
}

test('[13.4] the heading of the opening takes no focus, because the page has just loaded', async () => {
  render(<Journey skeleton={<FormSkeleton heading="Abrindo sua proposta" />} />);
  await press('Continuar');
  await expect.element(page.getByRole('heading', { name: 'Abrindo sua proposta' })).toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
