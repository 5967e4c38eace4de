import { createWireField, type FieldContext, type MadeField } from './field-context.ts';

export function createDateField(context: FieldContext): MadeField {
  const { random } = context;
  const { wire, name } = createWireField(context, 'date');
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const parts = [
    twoDigits(random.integer(1, 28)),
    twoDigits(random.integer(1, 12)),
    String(random.integer(1950, 2000)),
  ];
  const shown = parts.join('/');
  if (random.chance(0.3)) wire.validation = random.pick(['date', 'dateNotFuture'] as const);
  if (random.chance(0.3))
    wire.dateValidation = [
      { edge: 'end', type: 'yearsBack', value: random.pick([18, '18']) },
      { edge: 'start', type: 'absoluteDate', value: '1900-01-01' },
    ];
  const isDigits = random.chance(0.15);
  if (isDigits) wire.format = { send: 'onlyDigits' };
  return {
    wire,
    name,
    control: 'textbox',
    answer: { kind: 'type', keys: parts.join('') },
    isShown: true,
    sent: [isDigits ? parts.join('') : shown],
    look: shown,
    looksSameWhenStored: true,
    matching: [shown, [...parts].reverse().join('-')],
    open: { sent: [null, ''], look: '' },
  };
}
