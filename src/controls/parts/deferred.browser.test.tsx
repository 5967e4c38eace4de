import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ControlProps } from '../control.ts';
import { deferred } from './deferred.tsx';

// The control below looks at nothing but its id.
const props = { id: 'campo' } as ControlProps;
const Control = ({ id }: ControlProps) => <input aria-label={id} />;
const box = () => page.getByRole('textbox', { name: 'campo' });

test('[15.4] while a control is fetched its place says so, then it is there, and the next one at once', async () => {
  cleanup();
  let arrive: (component: ComponentType<ControlProps>) => void = () => undefined;
  const load = vi.fn(() => new Promise<ComponentType<ControlProps>>(resolve => (arrive = resolve)));
  const Deferred = deferred(load);
  const { unmount } = render(<Deferred {...props} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
  arrive(Control);
  await expect.element(box()).toBeVisible();
  unmount();
  render(<Deferred {...props} />);
  expect(box().elements()).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a control that cannot be fetched says so and can be asked for again', async () => {
  cleanup();
  const load = vi.fn<() => Promise<ComponentType<ControlProps>>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Control);
  const Deferred = deferred(load);
  render(<Deferred {...props} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Não foi possível carregar este campo.');
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(box()).toBeVisible();
});

test('it arrives in strict mode too, where effects run twice', async () => {
  cleanup();
  const Deferred = deferred(async () => Control);
  render(
    <StrictMode>
      <Deferred {...props} />
    </StrictMode>,
  );
  await expect.element(box()).toBeVisible();
});
