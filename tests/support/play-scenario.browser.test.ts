import { expect, onTestFinished, test } from 'vitest';
import { bankAccountRefused } from '#scenarios/catalogue/erros/bank-account-refused.ts';
import { playScenario } from './play-scenario.ts';
import { playWithoutMotion } from './play-without-motion.ts';

playWithoutMotion();

/** From the next press on, whatever gets the focus loses it at once. */
function loseFocusAfterPress(): void {
  const testEnd = new AbortController();
  onTestFinished(() => testEnd.abort());
  const blur = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) target.blur();
  };
  const loseFocus = (): void => {
    document.addEventListener('focusin', blur, { signal: testEnd.signal });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  document.addEventListener('click', loseFocus, { signal: testEnd.signal });
}

test('[13.2] a played scenario passes while each action leaves the focus on the page, and fails at the first that loses it', {
  timeout: 60_000,
}, async () => {
  await playScenario(bankAccountRefused);
  loseFocusAfterPress();
  await expect(playScenario(bankAccountRefused)).rejects.toThrow(
    'afterwards nothing on the page has the focus (document.activeElement is body)',
  );
});
