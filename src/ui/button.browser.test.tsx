import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';

const description = 'O serviço pediu uma pausa. Disponível a partir das 14h32.';

/** Renders the button in a form; `seconds` is the rest of its pause. */
function show(seconds: number | undefined) {
  cleanup();
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const createForm = (pauseLeft: number | undefined) => (
    <form onSubmit={onSubmit}>
      <input aria-label="CEP" />
      <Button
        type="submit"
        onClick={onClick}
        pause={pauseLeft === undefined ? undefined : { text: `em ${pauseLeft} s`, description }}
      >
        Tentar novamente
      </Button>
    </form>
  );
  const { rerender } = render(createForm(seconds));
  return { onClick, onSubmit, setPause: (pauseLeft: number | undefined) => rerender(createForm(pauseLeft)) };
}

const getButton = () => page.getByRole('button', { name: 'Tentar novamente', exact: true });

test('[4.28] a paused button shows when it will work, keeps its name, and is not announced at every second', async () => {
  const { setPause } = show(12);
  await expect.element(getButton()).toHaveTextContent('Tentar novamente em 12 s');
  await expect.element(getButton()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(getButton()).toHaveAccessibleDescription(description);
  // The countdown is in no live region, and hidden from the accessibility tree.
  const figures = getButton().element().querySelector('[aria-hidden]');
  expect(figures?.textContent).toBe(' em 12 s');
  expect(figures?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  expect(getComputedStyle(figures ?? document.body).fontVariantNumeric).toBe('tabular-nums');
  setPause(11);
  await expect.element(getButton()).toHaveTextContent('Tentar novamente em 11 s');
  await expect.element(getButton()).toHaveAccessibleDescription(description);
});

test('[4.28] [11.1] a paused button ignores click and Enter; after the pause it works and still has the focus', async () => {
  const { onClick, onSubmit, setPause } = show(1);
  const element = getButton().element();
  if (!(element instanceof HTMLElement)) throw new Error('no button');
  element.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(element, { force: true });
  await userEvent.fill(page.getByRole('textbox', { name: 'CEP' }), '01310100');
  await userEvent.keyboard('{Enter}');
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  element.focus();
  setPause(undefined);
  expect(document.activeElement).toBe(element);
  await expect.element(getButton()).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

/** Every style rule of the page, with the conditions around it. */
function* listRules(
  list: CSSRuleList,
  conditions: readonly string[] = [],
): Generator<{ selector: string; conditions: readonly string[] }> {
  for (const rule of list) {
    const outerConditions = rule instanceof CSSMediaRule ? [...conditions, rule.conditionText] : conditions;
    if (rule instanceof CSSStyleRule) yield { selector: rule.selectorText, conditions: outerConditions };
    if ('cssRules' in rule) yield* listRules(rule.cssRules as CSSRuleList, outerConditions); // of grouping and style rules
  }
}

test('[15.2] hover styles apply only where a pointer can hover: a tapped button does not stay darker', () => {
  const hoverRules = [...document.styleSheets]
    .flatMap(sheet => [...listRules(sheet.cssRules)])
    .filter(({ selector }) => selector.includes(':hover'));
  expect(hoverRules.length).toBeGreaterThan(3);
  const unconditionalRules = hoverRules.filter(
    ({ conditions }) => !conditions.some(text => text.includes('hover: hover')),
  );
  expect(unconditionalRules.map(({ selector }) => selector)).toEqual([]);
});

test('[15.7b] the edge of a primary button whose fill is hardly visible on the page is thicker than that of a secondary one', () => {
  cleanup();
  const { container } = render(
    <div ref={element => element?.style.setProperty('--colors-brand-edge', '#ffffff')}>
      <Button>Recomeçar</Button>
      <Button variant="secondary">Cancelar</Button>
    </div>,
  );
  const [primary, secondary] = [...container.querySelectorAll('button')].map(element => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return { width: Number.parseFloat(borderTopWidth), color: borderTopColor };
  });
  expect(primary?.width).toBeGreaterThan(secondary?.width ?? 0);
  expect(primary?.color).toBe('rgb(255, 255, 255)');
});
