import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createShellStyle } from './create-shell-style.ts';

test.each([320, 360])(
  '[13.1] with text of 200% the loading status of the shell is not wider than a window of %i px',
  async width => {
    const style = document.createElement('style');
    style.textContent = createShellStyle();
    const content = document.createElement('div');
    content.className = 'shell-content';
    content.style.width = `${width}px`;
    content.innerHTML =
      '<div class="shell-status"><div class="shell-track"></div><p class="shell-message">Preparando sua proposta</p></div>';
    document.head.append(style);
    document.body.append(content);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      style.remove();
      content.remove();
      document.documentElement.style.fontSize = '';
    });
    expect(content.querySelector('p')?.getBoundingClientRect().width).toBeGreaterThan(200);
    for (const part of content.querySelectorAll('.shell-track, .shell-message'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(content.getBoundingClientRect().right);
  },
);

test('[2.53] [15.2] the curves beside the wave are white for a lender whose colours an earlier version has stored', async () => {
  await page.viewport(1280, 800);
  const style = document.createElement('style');
  style.textContent = createShellStyle();
  const panel = document.createElement('div');
  panel.className = 'shell-panel';
  panel.innerHTML = '<svg class="shell-ornament"><path d="M0 0h9v9z"/></svg>';
  document.head.append(style);
  document.body.append(panel);
  document.documentElement.dataset.shellWave = '';
  onTestFinished(() => {
    style.remove();
    panel.remove();
    delete document.documentElement.dataset.shellWave;
  });
  const curve = panel.querySelector('path');
  expect(curve && getComputedStyle(curve).fill).toBe('rgb(255, 255, 255)');
});
