import { expect, onTestFinished, test } from 'vitest';
import styles from './workbench.css?inline';

/** The bar with the styles of a browser that does, or does not, know menus. */
function showBar(css: string) {
  const bar = document.createElement('div');
  bar.innerHTML = `<style>${css}</style>
    <div class="top-actions">
      <button class="menu-button">Mais</button>
      <div class="menu" popover="auto"><button class="item">Atalhos</button></div>
    </div>`;
  document.body.append(bar);
  onTestFinished(() => bar.remove());
  return ['.menu-button', '.item'].filter(name => bar.querySelector(name)?.checkVisibility());
}

test('[10.7] a browser without menus has all actions in the bar', () => {
  expect(showBar(styles)).toEqual(['.menu-button']);
  // An unknown selector switches the fallback on.
  const olderStyles = styles.replaceAll(':popover-open', ':unknown-state');
  expect(showBar(olderStyles)).toEqual(['.item']);
});
