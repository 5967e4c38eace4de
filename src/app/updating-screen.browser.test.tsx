import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UpdatingScreen } from './updating-screen.tsx';

afterEach(cleanup);

test('[2.18a] [4.41a] while the page loads a new version it says "Atualizando..."', async () => {
  render(<UpdatingScreen />);
  await expect.element(page.getByText('Atualizando...', { exact: true })).toBeVisible();
});
