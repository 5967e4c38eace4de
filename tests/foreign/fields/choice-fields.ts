import { withoutAccents } from '../fill-pattern.ts';
import type { Random } from '../random.ts';
import type { Json, Wire } from '../wire.ts';
import { createWireField, type FieldContext, type MadeField } from './field-context.ts';

type Option = Wire['option'];

const LABELS = [
  'Sim',
  'Não',
  'Casado',
  'Solteira',
  'União estável',
  'Caixa Econômica Federal',
  'Banco do Brasil S.A.',
  'INSS',
  'Outro',
  'Nenhum',
  'Aposentadoria por tempo de contribuição do servidor público federal',
  '1 a 2',
  'Água',
];

/** Lists that the fields of a journey share. */
const SHARED_LISTS = ['professions', 'genders', 'maritalStatus', 'educationLevel', 'nationality'];

export function randomOptions(random: Random): Option[] {
  const labels = random.shuffle(LABELS).slice(0, random.pick([2, 2, 3, 4, 6, 9, 12]));
  return labels
    .map((label, index): Option => {
      const value = random.pick([
        String(index + 1),
        `0${index + 1}`,
        `op-${index}`,
        `${label.toLowerCase()} ${index}`,
      ]);
      return {
        value: `${value}`,
        label,
        ...(random.chance(0.1) && { children: `código ${index}` }),
        ...(index > 1 && random.chance(0.08) && { disabled: true }),
      };
    })
    .filter((option, index, all) => all.findIndex(({ value }) => value === option.value) === index);
}

/** Gives the options to the field in one of the ways of the contract. @returns the options that the field has then. */
function placeOptions(wire: Wire['field'], { random, lists }: FieldContext): Option[] {
  const options = randomOptions(random);
  const way = random.integer(0, 9);
  if (way < 4) wire.options = options;
  else if (way < 6) wire.values = options;
  else if (way < 8) {
    wire.resource = random.pick(['listaPropria', 'lojas.porCidade']);
    lists.set(wire._id, { options });
  } else {
    const name = random.pick(SHARED_LISTS);
    wire.resource = name;
    const known = lists.get(name);
    if (known) return [...known.options];
    lists.set(name, { options });
  }
  return options;
}

const CHOICE_KINDS = ['select', 'select', 'radio', 'radioChip', 'list'] as const;

/** Formats an option as 3.35 says. */
function formatOption(option: Option, formatter: string | undefined, isSelect: boolean): Json {
  const both = { value: option.value, label: option.label };
  if (formatter === 'selectOnlyLabel') return option.label;
  if (formatter === 'selectValueAndLabel') return both;
  if (formatter === 'removeAccents') return withoutAccents(option.value);
  return formatter === undefined && isSelect ? both : option.value;
}

/** A field in which the visitor chooses one of several options. */
export function createChoiceField(context: FieldContext): MadeField {
  const { random } = context;
  const component = random.pick(CHOICE_KINDS);
  const { wire, name } = createWireField(context, component);
  const options = placeOptions(wire, context);
  const option = random.pick(options.filter(({ disabled }) => disabled !== true));
  if (random.chance(0.35))
    wire.format = {
      send: random.pick([
        'selectOnlyValue',
        'selectOnlyLabel',
        'selectValueAndLabel',
        'removeAccents',
      ] as const),
    };
  return {
    wire,
    name,
    control: component === 'select' ? 'combobox' : 'radiogroup',
    answer: { kind: 'choose', label: option.label },
    isShown: true,
    sent: [formatOption(option, wire.format?.send, component === 'select')],
    look: option.label,
    looksSameWhenStored: wire.format?.send !== 'removeAccents',
    matching: [option.value],
    options,
    open: { sent: [null, ''], look: '' },
  };
}

/** A field with several boxes. */
export function createBoxesField(context: FieldContext): MadeField {
  const { random } = context;
  const { wire, name } = createWireField(context, 'checkBoxGroup');
  const options = placeOptions(wire, context);
  const free = options.filter(({ disabled }) => disabled !== true);
  const chosen = random.shuffle(free).slice(0, random.integer(1, Math.min(3, free.length)));
  const ticked = options.filter(option => chosen.includes(option));
  if (random.chance(0.3))
    wire.format = { send: random.pick(['selectOnlyLabel', 'selectOnlyValue'] as const) };
  if (random.chance(0.15)) wire.rules = [{ max: ticked.length }];
  const values = ticked.map(option => formatOption(option, wire.format?.send, false));
  return {
    wire,
    name,
    control: 'group',
    answer: { kind: 'tickAll', labels: ticked.map(({ label }) => label) },
    isShown: true,
    sent: [values],
    look: ticked.map(({ label }) => label).join(' | '),
    looksSameWhenStored: true,
    matching: ticked.map(({ value }) => value),
    open: { sent: [[]], look: '' },
  };
}
