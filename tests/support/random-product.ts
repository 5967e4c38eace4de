import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import { shownWhile } from '#scenarios/products/parts/conditions.ts';
import { checkbox, choices, date, money, radio, select, text } from '#scenarios/products/parts/fields.ts';
import { check, checksOf, ending, form, inOrder, type StepDraft } from '#scenarios/products/parts/steps.ts';
import type { WireField } from '#scenarios/wire.ts';
import type { Draws } from '../../tools/record/draws.ts';

/** How a field of a random product is dealt with. */
export interface FuzzField {
  label: string;
  does: 'fill' | 'choose' | 'check';
  /** Values that the step takes. */
  good: readonly [string, ...string[]];
  /** Values that are half typed or wrong. */
  bad: readonly [string, ...string[]];
  /** It may be hidden: what it holds is not looked at. */
  comesAndGoes: boolean;
}

export interface FuzzProduct {
  product: Product;
  /** Fields of the forms, by the heading of the step. */
  forms: ReadonlyMap<string, readonly FuzzField[]>;
}

type Maker = (
  key: string,
  label: string,
  words: { optional?: boolean },
) => { field: WireField } & Omit<FuzzField, 'label' | 'comesAndGoes'>;

const options = choices(['a', 'Opção um'], ['b', 'Opção dois'], ['c', 'Opção três']);
const labels = ['Opção um', 'Opção dois', 'Opção três'] as const;

const makers: readonly [Maker, ...Maker[]] = [
  (key, label, words) => ({
    field: text(key, label, words),
    does: 'fill',
    good: ['Texto livre', 'Outro texto', 'x'],
    bad: ['', '   '],
  }),
  (key, label, words) => ({
    field: text(key, label, { ...words, mask: 'cpf', validation: 'cpf', format: { send: 'onlyDigits' } }),
    does: 'fill',
    good: ['529.982.247-25', '390.533.447-05'],
    bad: ['111.111.111-11', '529.98', ''],
  }),
  (key, label, words) => ({
    field: text(key, label, { ...words, mask: 'phone', validation: 'cellphone' }),
    does: 'fill',
    good: ['(11) 98765-4321', '(35) 99876-5432'],
    bad: ['(11) 9', ''],
  }),
  (key, label, words) => ({
    field: text(key, label, { ...words, mask: 'lowerCase', validation: 'email' }),
    does: 'fill',
    good: ['voce@exemplo.com.br', 'outra@exemplo.com.br'],
    bad: ['voce@', 'sem arroba', ''],
  }),
  (key, label, words) => ({
    field: text(key, label, { ...words, mask: 'name', validation: 'name' }),
    does: 'fill',
    good: ['Marina Alves', 'Joaquim da Silva'],
    bad: ['Marina', ''],
  }),
  (key, label, words) => ({
    field: date(key, label, words),
    does: 'fill',
    good: ['14/03/1988', '29/02/2000'],
    bad: ['31/02/2001', '1', ''],
  }),
  (key, label, words) => ({
    field: money(key, label, words),
    does: 'fill',
    good: ['1.234,56', '99,00'],
    bad: [''],
  }),
  (key, label, words) => ({
    field: select(key, label, { ...words, options }),
    does: 'choose',
    good: labels,
    bad: labels,
  }),
  (key, label, words) => ({
    field: radio(key, label, { ...words, options }),
    does: 'choose',
    good: labels,
    bad: labels,
  }),
  (key, label, words) => ({ field: checkbox(key, label, words), does: 'check', good: ['sim'], bad: ['sim'] }),
];

/** A product that a lender might have: some forms, perhaps a check between them, an end. */
export function randomProduct(draws: Draws): FuzzProduct {
  const forms = new Map<string, readonly FuzzField[]>();
  const drafts: StepDraft[] = [];
  const count = 1 + draws.below(4);
  for (let place = 1; place <= count; place += 1) {
    const heading = `Etapa ${place}`;
    const made = Array.from({ length: 1 + draws.below(5) }, (_, index) =>
      randomField(place, index + 1, draws),
    );
    forms.set(
      heading,
      made.map(({ fuzz }) => fuzz),
    );
    drafts.push(
      form(
        `etapa-${place}`,
        heading,
        made.map(({ field }) => field),
      ),
    );
    if (draws.below(4) === 0) drafts.push(check('creditAnalysis', `analise-${place}`, `Análise ${place}`));
  }
  const steps = inOrder('fuzz', [...drafts, ending('finished', 'Fim')]);
  const last = steps.at(-2)?.slug ?? '';
  const product: Product = {
    ...creditoPessoal,
    id: 'fuzz',
    steps,
    checks: checksOf(steps),
    completion: { after: last, polls: draws.below(3), ends: 'success' },
  };
  return { product, forms };
}

function randomField(place: number, index: number, draws: Draws): { field: WireField; fuzz: FuzzField } {
  const [key, label] = [`campo${place}x${index}`, `Campo ${place}.${index}`];
  const { field, ...deals } = draws.of(makers)(key, label, { optional: draws.below(3) === 0 });
  // Only after a field that is always there, so that what is hidden depends on nothing hidden.
  const comesAndGoes = index === 2 && draws.below(3) === 0;
  const shown = comesAndGoes ? { ...field, ...shownWhile(`campo${place}x1`) } : field;
  return { field: shown, fuzz: { label, comesAndGoes, ...deals } };
}
