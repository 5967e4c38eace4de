import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { OptionCard } from './option-card.tsx';
import { rows } from './rows.ts';

afterEach(cleanup);

const options = [
  { name: '6 parcelas', instalment: 45_930, total: 275_580 },
  { name: '120 parcelas', instalment: 1_203_822, total: 144_458_640 },
];

/** For each row whether the instalment is below the name, and whether the total is below the rate. */
function readForms(): string[] {
  const topOf = (element: Element | null | undefined): number => {
    const range = document.createRange();
    if (element) range.selectNodeContents(element);
    return range.getBoundingClientRect().top;
  };
  return [...document.querySelectorAll('label')].map(row => {
    const [name, paid, facts] = ['name', 'paid', 'facts'].map(part => row.querySelector(`[id$=-${part}]`));
    const total = [...(facts?.querySelectorAll('span') ?? [])].findLast(({ textContent }) =>
      textContent.startsWith('Total'),
    );
    const isStacked = topOf(paid) > topOf(name) + 8;
    return `${isStacked ? 'stacked' : 'one line'}, ${topOf(total) > topOf(facts) + 8 ? 'stacked' : 'one line'}`;
  });
}

test.each([
  { width: 280, textSize: '100%', form: 'stacked, stacked' },
  { width: 320, textSize: '100%', form: 'one line, one line' },
  { width: 560, textSize: '100%', form: 'one line, one line' },
  { width: 320, textSize: '200%', form: 'stacked, stacked' },
])(
  '[3.40] [13.1] in a list of $width px with text of $textSize all options have one form: $form',
  async ({ width, textSize, form }) => {
    const { style } = document.documentElement;
    style.fontSize = textSize;
    onTestFinished(() => void style.removeProperty('font-size'));
    for (const weight of [400, 700]) await document.fonts.load(`${weight} 1rem Montserrat`);
    render(
      <div style={{ width }}>
        <div className={rows}>
          {options.map(option => (
            <OptionCard
              key={option.name}
              {...option}
              group="term"
              value={option.name}
              interest="1,15% ao mês"
              advantage={undefined}
              isSelected={false}
              isInvalid={false}
              onChoose={() => undefined}
            />
          ))}
        </div>
      </div>,
    );
    expect(readForms()).toEqual([form, form]);
  },
);

test('[15.8] the comparison with the instalment of today ends in no single word, on a phone of 360 px', async () => {
  await document.fonts.load('400 1rem Montserrat');
  const compared = 'R$ 112,70 a menos por mês do que hoje';
  render(
    <div style={{ width: 320 }}>
      <OptionCard
        name="96 parcelas"
        instalment={30_247}
        total={2_903_712}
        group="term"
        value="96"
        interest="1,66% ao mês"
        advantage="Menor parcela e menor total"
        compared={compared}
        isSelected={false}
        isInvalid={false}
        onChoose={() => undefined}
      />
    </div>,
  );
  const text = [...document.querySelectorAll('span')].find(span => span.textContent === compared);
  const range = document.createRange();
  if (text) range.selectNodeContents(text);
  const lines = [...range.getClientRects()];
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.min(...lines.map(({ width }) => width))).toBeGreaterThan(60);
});
