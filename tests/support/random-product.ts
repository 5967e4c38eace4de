import type { Faker } from '@faker-js/faker';
import { shownWhile } from '#scenarios/products/building-blocks/conditions.ts';
import {
  checkbox,
  choices,
  date,
  money,
  radio,
  select,
  text,
} from '#scenarios/products/building-blocks/fields.ts';
import {
  checkStep,
  checksOf,
  finalStep,
  formStep,
  orderSteps,
  type StepDraft,
} from '#scenarios/products/building-blocks/steps.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { WireField } from '#scenarios/wire.ts';
import { randomCpf } from '../../tools/record/fictitious-values.ts';

/** How the random visitor treats a field of a random product. */
export interface FuzzField {
  label: string;
  action: 'fill' | 'choose' | 'check';
  /** Values that the step accepts. */
  validValues: readonly [string, ...string[]];
  /** Values that are incomplete or wrong; those of a list are valid. */
  invalidValues: readonly [string, ...string[]];
  /** The field may be hidden, so its value is not checked. */
  isConditional: boolean;
}

export interface FuzzProduct {
  product: Product;
  /** Fields of the forms, by the heading of the step. */
  forms: ReadonlyMap<string, readonly FuzzField[]>;
}

type FieldFactory = (
  key: string,
  label: string,
  details: { optional?: boolean },
  faker: Faker,
) => { field: WireField } & Omit<FuzzField, 'label' | 'isConditional'>;

const threeOptions = choices(['a', 'Opção um'], ['b', 'Opção dois'], ['c', 'Opção três']);
const optionLabels = ['Opção um', 'Opção dois', 'Opção três'] as const;

const createMaskedCpf = (faker: Faker): string =>
  randomCpf(faker).replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
const createCellphone = (area: string, faker: Faker): string =>
  `(${area}) 9${faker.string.numeric({ length: 4, allowLeadingZeros: false })}-${faker.string.numeric(4)}`;
const createEmailAddress = (faker: Faker): string =>
  faker.internet.email({ provider: 'exemplo.com.br' }).toLowerCase();
const createFullName = ({ person }: Faker): string => `${person.firstName()} ${person.lastName()}`;
const createBirthday = (faker: Faker): string =>
  faker.date
    .birthdate()
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+).*/, '$3/$2/$1');
const createAmount = (faker: Faker): string => {
  const reais = faker.number.int({ min: 1000, max: 99_999 });
  return `${Math.floor(reais / 1000)}.${String(reais % 1000).padStart(3, '0')},${faker.string.numeric(2)}`;
};

const fieldFactories: readonly [FieldFactory, ...FieldFactory[]] = [
  (key, label, details, faker) => ({
    field: text(key, label, details),
    action: 'fill',
    validValues: [faker.lorem.sentence(), faker.person.jobTitle(), 'x'],
    invalidValues: ['', '   '],
  }),
  (key, label, details, faker) => ({
    field: text(key, label, { ...details, mask: 'cpf', validation: 'cpf', format: { send: 'onlyDigits' } }),
    action: 'fill',
    validValues: [createMaskedCpf(faker), createMaskedCpf(faker)],
    invalidValues: ['111.111.111-11', '529.98', ''],
  }),
  (key, label, details, faker) => ({
    field: text(key, label, { ...details, mask: 'phone', validation: 'cellphone' }),
    action: 'fill',
    validValues: [createCellphone('11', faker), createCellphone('35', faker)],
    invalidValues: ['(11) 9', ''],
  }),
  (key, label, details, faker) => ({
    field: text(key, label, { ...details, mask: 'lowerCase', validation: 'email' }),
    action: 'fill',
    validValues: [createEmailAddress(faker), createEmailAddress(faker)],
    invalidValues: ['voce@', 'sem arroba', ''],
  }),
  (key, label, details, faker) => ({
    field: text(key, label, { ...details, mask: 'name', validation: 'name' }),
    action: 'fill',
    validValues: [createFullName(faker), createFullName(faker)],
    invalidValues: ['Marina', ''],
  }),
  (key, label, details, faker) => ({
    field: date(key, label, details),
    action: 'fill',
    validValues: [createBirthday(faker), '29/02/2000'],
    invalidValues: ['31/02/2001', '1', ''],
  }),
  (key, label, details, faker) => ({
    field: money(key, label, details),
    action: 'fill',
    validValues: [createAmount(faker), '99,00'],
    invalidValues: [''],
  }),
  (key, label, details) => ({
    field: select(key, label, { ...details, options: threeOptions }),
    action: 'choose',
    validValues: optionLabels,
    invalidValues: optionLabels,
  }),
  (key, label, details) => ({
    field: radio(key, label, { ...details, options: threeOptions }),
    action: 'choose',
    validValues: optionLabels,
    invalidValues: optionLabels,
  }),
  (key, label, details) => ({
    field: checkbox(key, label, details),
    action: 'check',
    validValues: ['sim'],
    invalidValues: ['sim'],
  }),
];

/** A random product: one to four forms, sometimes a check after a form, and a final step. */
export function randomProduct(faker: Faker): FuzzProduct {
  const forms = new Map<string, readonly FuzzField[]>();
  const drafts: StepDraft[] = [];
  const formCount = 1 + faker.number.int(3);
  for (let stepNumber = 1; stepNumber <= formCount; stepNumber += 1) {
    const heading = `Etapa ${stepNumber}`;
    const fields = Array.from({ length: 1 + faker.number.int(4) }, (_, index) =>
      createRandomField(stepNumber, index + 1, faker),
    );
    forms.set(
      heading,
      fields.map(({ fuzz }) => fuzz),
    );
    drafts.push(
      formStep(
        `etapa-${stepNumber}`,
        heading,
        fields.map(({ field }) => field),
      ),
    );
    if (faker.number.int(3) === 0)
      drafts.push(checkStep('creditAnalysis', `analise-${stepNumber}`, `Análise ${stepNumber}`));
  }
  const steps = orderSteps('fuzz', [...drafts, finalStep('finished', 'Fim')]);
  const lastSlug = steps.at(-2)?.slug ?? '';
  const product: Product = {
    ...creditoPessoal,
    id: 'fuzz',
    steps,
    checks: checksOf(steps),
    completion: { after: lastSlug, polls: faker.number.int(2), ends: 'success' },
  };
  return { product, forms };
}

function createRandomField(
  stepNumber: number,
  index: number,
  faker: Faker,
): { field: WireField; fuzz: FuzzField } {
  const [key, label] = [`campo${stepNumber}x${index}`, `Campo ${stepNumber}.${index}`];
  const { field, ...treatment } = faker.helpers.arrayElement(fieldFactories)(
    key,
    label,
    { optional: faker.number.int(2) === 0 },
    faker,
  );
  // Only the second field may be hidden: it depends on the first one, which always shows.
  const isConditional = index === 2 && faker.number.int(2) === 0;
  const conditionalField = isConditional ? { ...field, ...shownWhile(`campo${stepNumber}x1`) } : field;
  return { field: conditionalField, fuzz: { label, isConditional, ...treatment } };
}
