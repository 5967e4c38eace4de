import '#ui/theme/global.css';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Limits } from '#journey/simulation/offer.ts';
import { MoneyEntry, MoneyEntrySkeleton } from './money-entry.tsx';

afterEach(cleanup);

test.each([
  [320, '100%'],
  [320, '200%'],
  [360, '200%'],
  [390, '200%'],
  [412, '200%'],
  [1280, '200%'],
])(
  '[5.24] [13.1] an amount of up to nine digits is not cut in a window of %i px with text of %s',
  async (width, textSize) => {
    await page.viewport(width, 740);
    const { style } = document.documentElement;
    style.fontSize = textSize;
    onTestFinished(() => void style.removeProperty('font-size'));
    for (const cents of [100_000, 99_999_999, 999_999_999]) {
      cleanup();
      // The page leaves 20 px on each side.
      render(
        <div style={{ paddingInline: '20px' }}>
          <MoneyEntry
            id="amount"
            label="Valor de entrada"
            cents={cents}
            limits={undefined}
            error={undefined}
            onChange={() => undefined}
          />
        </div>,
      );
      const { scrollWidth, clientWidth } = page.getByRole('textbox').element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
);

test('[16.3] [7.30] a press into an amount, a text that means the same amount and a press on the slider change nothing', async () => {
  const onChange = vi.fn();
  render(
    <MoneyEntry
      id="amount"
      label="Valor de entrada"
      cents={1_000_000}
      limits={{ min: 1_000_000, max: 4_000_000 }}
      error={undefined}
      onChange={onChange}
    />,
  );
  const input = page.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.tab();
  await userEvent.click(input);
  await userEvent.fill(input, 'R$ 10.000,00');
  await userEvent.tab();
  await userEvent.click(page.getByRole('slider'), { position: { x: 2, y: 10 } });
  expect(onChange.mock.calls).toEqual([]);
  await userEvent.fill(input, 'R$ 20.000,00');
  expect(onChange.mock.calls).toEqual([[2_000_000]]);
});

/** An amount of which the service offers R$ 2.000,00 at most. */
function Capped({ onChange }: { onChange: (cents: number) => void }): ReactNode {
  const [cents, setCents] = useState(100_000);
  const change = (typed: number): void => {
    onChange(typed);
    setCents(Math.min(typed, 200_000));
  };
  return (
    <MoneyEntry
      id="amount"
      label="Valor"
      cents={cents}
      limits={{ min: 50_000, max: 500_000 }}
      error={undefined}
      counterOffer={cents === 200_000 ? 'O banco oferece R$ 2.000,00.' : ''}
      onChange={change}
    />
  );
}

test('[3.40] [5.24] if the service offers another amount than the typed one, leaving the input or Enter shows the offered one, and asks for nothing', async () => {
  const onChange = vi.fn();
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { container } = render(
    <form>
      <Capped onChange={onChange} />
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submitted);
  const input = page.getByRole('textbox');
  for (const leave of ['{Tab}', '{Enter}']) {
    await userEvent.fill(input, 'R$ 3.000,00');
    await expect.element(input).toHaveAccessibleDescription(/O banco oferece R\$ 2\.000,00\.$/);
    const note = page.getByText('O banco oferece R$ 2.000,00.').element();
    // The offer is announced with its amount.
    expect(note.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await userEvent.keyboard(leave);
    await expect.element(input).toHaveValue('R$\u00a02.000,00');
  }
  expect(onChange.mock.calls).toEqual([[300_000], [300_000]]);
  expect(submitted).not.toHaveBeenCalled();
});

test.each([360, 1280])(
  '[14.4] an amount that waits for its bounds is as high as with them, in a window of %i px',
  async width => {
    await page.viewport(width, 740);
    const heightWith = (limits: Limits | undefined): number => {
      cleanup();
      const { container } = render(
        <MoneyEntry
          id="amount"
          label="Valor"
          cents={100_000}
          limits={limits}
          awaitsLimits={!limits}
          error={undefined}
          onChange={() => undefined}
        />,
      );
      return container.getBoundingClientRect().height;
    };
    const height = heightWith({ min: 40_000, max: 220_000 });
    expect(heightWith(undefined)).toBe(height);
    cleanup();
    const { container } = render(<MoneyEntrySkeleton />);
    expect(container.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
);

test.each([320, 360, 1280])(
  '[5.24] [14.4] nothing moves and no type changes while the slider crosses R$ 1.000.000,00 in a window of %i px',
  async width => {
    await page.viewport(width, 740);
    const measure = (cents: number) => {
      cleanup();
      render(
        <div style={{ paddingInline: '20px' }}>
          <SampleEntry limits={{ min: 10_000_000, max: 150_000_000 }} initialCents={cents} />
        </div>,
      );
      const input = page.getByRole('textbox').element();
      const { fontSize, fontWeight, height } = getComputedStyle(input);
      return {
        type: { fontSize, fontWeight, height },
        sliderTop: page.getByRole('slider').element().getBoundingClientRect().top,
      };
    };
    const below = measure(98_000_000);
    expect(measure(108_000_000)).toEqual(below);
    expect(below.type.fontWeight).toBe('700');
  },
);

interface SampleEntryProps {
  limits: Limits | undefined;
  initialCents?: number;
  onChange?: (cents: number) => void;
  onSubmit?: () => void;
}

/** The input of an amount of R$ 3.000,00 in a form. */
function SampleEntry({ limits, initialCents = 300_000, onChange, onSubmit }: SampleEntryProps): ReactNode {
  const [cents, setCents] = useState(initialCents);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <MoneyEntry
        id="amount"
        label="Valor"
        cents={cents}
        limits={limits}
        error={undefined}
        onChange={next => {
          setCents(next);
          onChange?.(next);
        }}
      />
    </form>
  );
}

test('[5.24] a slider that a finger moves replaces the typed amount, although the focus stays in the input (Safari)', async () => {
  const onChange = vi.fn();
  render(<SampleEntry limits={{ min: 100_000, max: 500_000 }} onChange={onChange} />);
  const input = page.getByRole('textbox', { name: 'Valor' });
  const slider = page.getByRole('slider');
  await userEvent.click(input);
  await userEvent.fill(input, '200000');
  await expect.element(input).toHaveValue('R$\u00a02.000,00');
  const range = slider.element();
  if (!(range instanceof HTMLInputElement)) throw new Error('The slider is no input.');
  // In Safari a finger gives the slider no focus.
  fireEvent.change(range, { target: { value: range.max } });
  await expect.element(input).toHaveValue('R$\u00a05.000,00');
  await userEvent.click(document.body);
  await expect.element(input).toHaveValue('R$\u00a05.000,00');
  expect(onChange.mock.lastCall).toEqual([500_000]);
});

const TOO_SMALL = 'O valor não pode ser menor que o valor mínimo';

/** An amount whose error follows a moment later, as the code that validates it is loaded. */
function LateEntry(): ReactNode {
  const [cents, setCents] = useState(3_000_000);
  const [error, setError] = useState<string>();
  return (
    <MoneyEntry
      id="amount"
      label="Valor"
      cents={cents}
      limits={{ min: 1_000_000, max: 5_000_000 }}
      error={error}
      onChange={next => {
        setCents(next);
        setTimeout(() => setError(next < 1_000_000 ? TOO_SMALL : undefined), 20);
      }}
    />
  );
}

test('[13.3] [5.24] while an amount is typed, the key that makes it large enough shows no error of the amount before', async () => {
  const { container } = render(<LateEntry />);
  const input = page.getByRole('textbox', { name: 'Valor' });
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(container.textContent));
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await userEvent.click(input);
  await userEvent.clear(input);
  for (const key of '3142000') {
    await userEvent.keyboard(key);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  await expect.element(input).toHaveValue('R$\u00a031.420,00');
  expect(texts.filter(text => text.includes(TOO_SMALL))).toEqual([]);
});

test('[13.3] [5.24] an amount inside its limits does not show the late error of the amount before, but shows others', async () => {
  const entryWithError = (cents: number, error: string) => (
    <MoneyEntry
      id="amount"
      label="Valor"
      cents={cents}
      limits={{ min: 100_000, max: 500_000 }}
      error={error}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(entryWithError(1_00, TOO_SMALL));
  const input = page.getByRole('textbox', { name: 'Valor' });
  await expect.element(input).toHaveAccessibleDescription(new RegExp(TOO_SMALL));
  rerender(entryWithError(100_000, TOO_SMALL));
  await expect.element(input).not.toHaveAccessibleDescription(new RegExp(TOO_SMALL));
  expect(input.element().getAttribute('aria-invalid')).toBeNull();
  rerender(entryWithError(100_000, 'Valor recusado.'));
  await expect.element(input).toHaveAccessibleDescription(/Valor recusado/);
});

test('[13.3] an error that arrives after the last key shows although the focus is still in the amount', async () => {
  const { rerender } = render(entryWith(undefined));
  const input = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.click(input);
  await userEvent.keyboard('0');
  for (const error of ['Valor recusado.', undefined, 'Valor recusado.']) {
    rerender(entryWith(error));
    await expect.poll(() => page.getByText('Valor recusado.').elements().length).toBe(error ? 1 : 0);
    await userEvent.keyboard('0');
    await expect.element(page.getByText('Valor recusado.')).not.toBeInTheDocument();
  }
});

function entryWith(error: string | undefined): ReactNode {
  return (
    <MoneyEntry
      id="amount"
      label="Valor"
      cents={30_000}
      limits={undefined}
      error={error}
      onChange={() => undefined}
    />
  );
}

test('[5.24b] [13.3] an amount shows the maximum when it refuses a key, until a key is accepted', async () => {
  render(<SampleEntry limits={{ min: 100_000, max: 500_000 }} />);
  const note = page.getByText('O valor máximo é R$\u00a05.000,00.');
  await userEvent.click(page.getByRole('textbox', { name: 'Valor' }));
  await userEvent.keyboard('0');
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(note).not.toBeInTheDocument();
});

test('[5.24b] an amount whose maximum changes no longer shows the earlier maximum', async () => {
  const { rerender } = render(<SampleEntry limits={{ min: 100_000, max: 500_000 }} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Valor' }));
  await userEvent.keyboard('0');
  await expect.element(page.getByText('O valor máximo é R$\u00a05.000,00.')).toBeVisible();
  rerender(<SampleEntry limits={{ min: 100_000, max: 800_000 }} />);
  await expect.element(page.getByText(/O valor máximo é/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toHaveAccessibleDescription(/O valor máximo/);
});

test('[5.24] [13.3] an amount that the app replaces by the minimum says so and why, until another amount is typed', async () => {
  render(<SampleEntry limits={{ min: 100_000, max: 500_000 }} />);
  const input = page.getByRole('textbox', { name: 'Valor' });
  const note = page.getByText('Valor: ajustamos para R$\u00a01.000,00, o valor mínimo.');
  await userEvent.fill(input, 'R$ 2,00');
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(input).toHaveValue('R$\u00a01.000,00');
  await expect.element(note).toBeVisible();
  expect(note.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  await expect.element(input).toHaveAccessibleDescription(/ajustamos/);
  await userEvent.fill(input, 'R$ 3.000,00');
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText(/ajustamos/)).not.toBeInTheDocument();
});

test('[5.24] the sentence about an adjusted amount goes when the amount changes by itself, such as with another limit', async () => {
  const entryWith = (cents: number | undefined, min: number) => (
    <MoneyEntry
      id="amount"
      label="Valor"
      cents={cents}
      limits={{ min, max: 500_000 }}
      error={undefined}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(entryWith(undefined, 100_000));
  await userEvent.fill(page.getByRole('textbox', { name: 'Valor' }), 'R$ 2,00');
  await userEvent.tab();
  rerender(entryWith(100_000, 100_000));
  await expect.element(page.getByText(/ajustamos para R\$\u00a01\.000,00/)).toBeVisible();
  rerender(entryWith(150_000, 150_000));
  await expect.element(page.getByText(/ajustamos/)).not.toBeInTheDocument();
});

test('[5.24] Enter in an emptied amount brings the last amount back instead of sending it unseen', async () => {
  const onSubmit = vi.fn();
  render(<SampleEntry limits={undefined} onSubmit={onSubmit} />);
  const input = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.click(input);
  await userEvent.clear(input);
  await expect.element(input).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('R$\u00a03.000,00');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('[11.6] the amount of the first offer is selected if it fills the input in which the visitor is, so typing replaces it', async () => {
  cleanup();
  const entry = (cents: number | undefined) => (
    <MoneyEntry
      id="amount"
      label="Valor"
      cents={cents}
      limits={undefined}
      error={undefined}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(entry(undefined));
  const input = page.getByRole('textbox');
  await userEvent.click(input);
  rerender(entry(1_000_00));
  await expect.element(input).toHaveValue('R$\u00a01.000,00');
  await userEvent.keyboard('5');
  await expect.element(input).toHaveValue('R$\u00a00,05');
});

test('[11.6] an amount that the visitor types is not selected when they look into another window, so the next digit is added', async () => {
  render(<SampleEntry limits={{ min: 100_000, max: 9_000_000 }} onSubmit={() => undefined} />);
  const input = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.fill(input, 'R$ 5.000,00');
  // The window loses the focus, and the input is still the active element.
  fireEvent.blur(input.element());
  await userEvent.keyboard('0');
  await expect.element(input).toHaveValue('R$\u00a050.000,00');
});
