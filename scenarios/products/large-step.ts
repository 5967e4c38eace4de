import type { WireField } from '../wire.ts';
import { shownWhile } from './building-blocks/conditions.ts';
import {
  checkbox,
  choices,
  date,
  type FieldDetails,
  money,
  radio,
  select,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { finalStep, formStep, orderSteps } from './building-blocks/steps.ts';
import { defineProduct, type Product } from './define-product.ts';

/**
 * The size of a step for measurements. Its fields are 50% text, 15% CPF, 10% money, 10% select of fifty options, 5%
 * date, 5% radio, 5% checkbox, evenly mixed. Every second field is required. Every tenth field is visible only while
 * the fifth field before it has a value.
 */
export type LargeStepSize = 20 | 200 | 1000;

const sizes: readonly number[] = [20, 200, 1000] satisfies LargeStepSize[];
export const isLargeStepSize = (size: number): size is LargeStepSize => sizes.includes(size);

const keyOf = (position: number): string => `campo${position}`;

const fiftyOptions = choices(
  ...Array.from({ length: 50 }, (_, index) => [String(index + 1), `Opção ${index + 1}`] as const),
);

type FieldMaker = (position: number, details: FieldDetails) => WireField;

const asText: FieldMaker = (position, details) => text(keyOf(position), `Texto ${position}`, details);
const asCpf: FieldMaker = (position, details) =>
  text(keyOf(position), `CPF ${position}`, { mask: 'cpf', validation: 'cpf', ...details });
const asMoney: FieldMaker = (position, details) => money(keyOf(position), `Valor ${position}`, details);
const asSelect: FieldMaker = (position, details) =>
  select(keyOf(position), `Lista ${position}`, { options: fiftyOptions, ...details });
const asDate: FieldMaker = (position, details) => date(keyOf(position), `Data ${position}`, details);
const asRadio: FieldMaker = (position, details) =>
  radio(keyOf(position), `Pergunta ${position}`, { options: yesOrNo, ...details });
const asCheckbox: FieldMaker = (position, details) => checkbox(keyOf(position), `Caixa ${position}`, details);

const makerByKind = {
  text: asText,
  cpf: asCpf,
  money: asMoney,
  select: asSelect,
  date: asDate,
  radio: asRadio,
  checkbox: asCheckbox,
} satisfies Record<string, FieldMaker>;
export type LargeStepKind = keyof typeof makerByKind;
export const largeStepKinds: readonly string[] = Object.keys(makerByKind);
export const isLargeStepKind = (kind: string): kind is LargeStepKind => largeStepKinds.includes(kind);

/** Twenty fields with these shares; a larger step repeats them. */
const twentyFields: readonly FieldMaker[] = [
  asText,
  asCpf,
  asText,
  asMoney,
  asText,
  asSelect,
  asText,
  asDate,
  asText,
  asText,
  asCpf,
  asText,
  asSelect,
  asText,
  asText,
  asCpf,
  asRadio,
  asMoney,
  asCheckbox,
  asText,
];

/** The first, fifth and tenth of ten fields stay texts: a measurement types in them. */
const isTyped = (position: number): boolean => [1, 5, 0].includes(position % 10);

const fieldAt = (index: number, kind?: LargeStepKind): WireField => {
  const position = index + 1;
  const mixed = twentyFields[index % twentyFields.length] ?? asText;
  const single = kind && (isTyped(position) ? asText : makerByKind[kind]);
  const createField = single ?? mixed;
  const condition = position % 10 === 0 ? shownWhile(keyOf(position - 5)) : {};
  return createField(position, { optional: position % 2 === 0, ...condition });
};

/**
 * The same fields for the same size, every time. With `kind`, seven of ten fields are of this kind and the others
 * texts; what is required and what is conditional stays the same.
 */
export const largeStepFields = (size: LargeStepSize, kind?: LargeStepKind): WireField[] =>
  Array.from({ length: size }, (_, index) => fieldAt(index, kind));

const createSteps = (size: LargeStepSize, kind?: LargeStepKind) =>
  orderSteps(`large-step-${size}`, [
    formStep('campos', `Passo com ${size} campos`, largeStepFields(size, kind), {
      description: 'Para medir quanto custa uma tecla em um passo deste tamanho.',
    }),
    finalStep('finished', 'Fim'),
  ]);

const identifiersBySize: Readonly<Record<LargeStepSize, { hash: string; code: string }>> = {
  20: { hash: '6650c1f2a4b3d90012e7fa20', code: 'STRESS-AGX-20' },
  200: { hash: '6650c1f2a4b3d90012e7fb20', code: 'STRESS-AGX-200' },
  1000: { hash: '6650c1f2a4b3d90012e7fc10', code: 'STRESS-AGX-1000' },
};

/** The steps are made on first use, so that importing the products costs nothing. `kind` as in `largeStepFields`. */
export function largeStep<Size extends LargeStepSize>(
  size: Size,
  kind?: LargeStepKind,
): Product & { id: `large-step-${Size}` } {
  const id = `large-step-${size}` as const;
  const { hash, code } = identifiersBySize[size];
  let steps: Product['steps'] | undefined;
  return defineProduct({
    id,
    title: `Passo de ${size} campos`,
    lender: 'AGX',
    hashId: hash,
    system: lenderSystem({
      id,
      name: `Passo de ${size} campos`,
      slug: id,
      code,
      bank: { name: 'AGX', slug: 'agx' },
      colors: { primary: '#1bafd8', secondary: '#F6931C' },
      home: { title: 'Passo de medição', text: `${size} campos`, detail: 'Um produto que ninguém vende.' },
      end: { title: 'Fim', text: 'Todos os campos foram enviados.' },
      display: { hasLandingPage: false },
    }),
    get steps() {
      steps ??= createSteps(size, kind);
      return steps;
    },
    checks: {},
    completion: { after: '', polls: 0, ends: 'success' },
    lists: {},
    confirmationCode: '200200',
  });
}
