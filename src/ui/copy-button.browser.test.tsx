import './theme/global.css';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CopyButton } from './copy-button.tsx';

afterEach(cleanup);

test.each([
  [true, 'Copiado'],
  [false, 'Não copiado'],
])('[9.6] after a copy (allowed: %s) the button says "%s" for 3 s', async (isCopied, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    render(
      <CopyButton onCopy={async () => isCopied} confirmation="Número da proposta copiado.">
        Copiar número
      </CopyButton>,
    );
    const findButton = (name: string) => page.getByRole('button', { name, exact: true }).query();
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    findButton('Copiar número')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await advance(0);
    await advance(2999);
    expect(findButton(text)).not.toBeNull();
    await advance(1);
    expect(findButton('Copiar número')).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
