import { expect, onTestFinished, test } from 'vitest';
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
