import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ControlProps } from '../control.ts';
import { fieldWith } from '../sample-field.ts';
import { deferred, fetchDeferred } from './deferred.tsx';

const props: ControlProps = {
  id: 'campo-cpf',
  describedBy: undefined,
  labelId: 'campo-cpf-label',
  field: fieldWith({ key: 'cpf' }),
  label: 'CPF',
  value: '',
  shown: '',
  required: true,
  readOnly: false,
  invalid: false,
  options: { status: 'initial', options: [], message: '' },
  last: true,
  onEdit: () => undefined,
  onLeave: () => undefined,
  onRetryOptions: () => undefined,
  onOpenTerms: () => undefined,
  onOpenLink: () => undefined,
};

/** Runs something after the drawing and before React tells components that they are there. */
function InBetween({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

test('[14.1] a control that arrives ahead of its need, just while it is being drawn, is shown', async () => {
  let arrive: () => void = () => undefined;
  const Late = deferred(
    () =>
      new Promise(resolve => {
        arrive = () => resolve(({ label }) => <p>Aqui está {label}</p>);
      }),
  );
  void fetchDeferred();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <>
      <Late {...props} />
      <InBetween run={() => arrive()} />
    </>,
  );
  await expect.element(page.getByText('Aqui está CPF')).toBeVisible();
  root.unmount();
  place.remove();
});
