import { formatDecimal, formatReais } from '../fill-pattern.ts';
import { createWireField, type FieldContext, type MadeField } from './field-context.ts';

/** An amount in reais, with or without limits. The visitor types the digits, the last two of which are cents. */
function createMoneyField(context: FieldContext): MadeField {
  const { random } = context;
  const component = random.pick(['money', 'money', 'sliderMoney'] as const);
  const { wire, name } = createWireField(context, component);
  let amount = random.pick([0.01, 1, 1234.56, 999_999.99, 50_000]);
  if (component === 'sliderMoney' || random.chance(0.5)) {
    wire.minValue = random.pick([0, 100, 500.5, 1000]);
    wire.maxValue = wire.minValue + random.pick([1000, 9000.5, 100_000]);
    const share = random.pick([0.25, 0.5, 1]);
    amount = Math.round((wire.minValue + (wire.maxValue - wire.minValue) * share) * 100) / 100;
    if (component === 'sliderMoney' && random.chance(0.3)) {
      amount = wire.minValue + 500;
      wire.marks = [wire.minValue, amount, wire.maxValue];
    }
  }
  const formatter = random.chance(0.25) ? random.pick(['money', 'onlyMoney'] as const) : undefined;
  if (formatter !== undefined) wire.format = { send: formatter };
  const shown = formatReais(amount);
  return {
    wire,
    name,
    control: 'textbox',
    answer: { kind: 'type', keys: String(Math.round(amount * 100)) },
    isShown: true,
    sent: [formatter === 'money' ? shown : amount],
    look: shown,
    looksSameWhenStored: true,
    matching: [amount, String(amount)],
    ...(component === 'money' && { open: { sent: [null], look: '' } }),
  };
}

function createPercentageField(context: FieldContext): MadeField {
  const { random } = context;
  const { wire, name } = createWireField(context, 'percentage');
  const share = random.pick([1.5, 12.5, 100, 0.01, 33.33]);
  const shown = `% ${formatDecimal(share)}`;
  const isFormatted = random.chance(0.2);
  if (isFormatted) wire.format = { send: 'percentage' };
  return {
    wire,
    name,
    control: 'textbox',
    answer: { kind: 'type', keys: String(Math.round(share * 100)) },
    isShown: true,
    sent: [isFormatted ? shown : share],
    look: shown,
    looksSameWhenStored: true,
    matching: [share],
    open: { sent: [null], look: '' },
  };
}

export const createAmountField = (context: FieldContext): MadeField =>
  context.random.chance(0.7) ? createMoneyField(context) : createPercentageField(context);
