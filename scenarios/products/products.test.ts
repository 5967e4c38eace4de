import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import type { WireField } from '../wire.ts';
import { products } from './index.ts';

/** The names in a list of the contract. */
function namesIn(schema: string): string[] {
  const source = readFileSync(new URL(`../../openapi/schemas/${schema}.yaml`, import.meta.url), 'utf8');
  const inline = source.match(/x-known-values: \[(.*?)\]/s)?.[1]?.split(',') ?? [];
  const block = source.match(/x-known-values:\n((?: {2}- .*\n)+)/)?.[1]?.split('\n') ?? [];
  return [...inline, ...block].map(name => name.replace(/^ *- /, '').trim()).filter(name => name !== '');
}

const withSubFields = (fields: readonly WireField[]): WireField[] =>
  fields.flatMap(field => [field, ...withSubFields(field.subFields ?? [])]);

const steps = products.flatMap(product => product.steps.map(step => ({ product, step })));
const fields = steps.flatMap(({ step }) => withSubFields(step.fields));
const conditionals = fields.flatMap(({ conditionals: fieldConditionals }) =>
  fieldConditionals === undefined || fieldConditionals === 'none' ? [] : [fieldConditionals],
);

/** Existing names that no product uses. */
const unusedNames = (available: readonly string[], usedNames: readonly (string | undefined)[]): string[] =>
  available.filter(name => !usedNames.includes(name));

test('the products use every kind of field, mask, validator, formatter and list of the contract', () => {
  const kinds = fields.map(field => field.component ?? field._component);
  const formats = fields.flatMap(({ format }) => [format?.send, format?.show]);
  const expectAllUsed = (schema: string, usedNames: readonly (string | undefined)[]) => {
    const knownNames = namesIn(schema);
    expect(knownNames.length, schema).toBeGreaterThan(6);
    expect(unusedNames(knownNames, usedNames), schema).toEqual([]);
  };
  expectAllUsed('component-kind', kinds);
  expectAllUsed(
    'mask-name',
    fields.map(field => field.mask),
  );
  expectAllUsed(
    'validator-name',
    fields.map(field => field.validation),
  );
  expectAllUsed('formatter-name', formats);
  expectAllUsed(
    'resource-name',
    fields.map(field => field.resource),
  );
});

test('the products use every step type, and a type with each known prefix', () => {
  const usedTypes = steps.map(({ step }) => step.stepType.slug);
  expect(unusedNames(namesIn('step-type-slug'), usedTypes)).toEqual([]);
  for (const family of [
    'qiTech',
    'funcao',
    'c6CarEquity',
    'c6ConsignadoPrivado',
    'agxPrivate',
    'averbationHub',
  ])
    expect(
      usedTypes.some(slug => slug.startsWith(family)),
      family,
    ).toBe(true);
});

test('the products use every way in which one field can depend on another', () => {
  const isUsedByWay: Record<string, boolean> = {
    none: fields.some(field => field.conditionals === 'none'),
    visualization: conditionals.some(({ visualization }) => hasValue(visualization)),
    'visualization of any value': conditionals.some(
      ({ visualization }) => typeof visualization === 'object' && !hasValue(visualization),
    ),
    displayBasedOnValues: conditionals.some(({ displayBasedOnValues: list = [] }) => list.length > 1),
    'standard that forces': conditionals.some(({ standard }) => standard?.forcedValue !== undefined),
    'standard that locks': conditionals.some(
      ({ standard }) => standard?.readOnly === true && standard.forcedValue === undefined,
    ),
    readOnly: conditionals.some(({ readOnly }) => readOnly?.activateWhenHasProposal === true),
    hiddenOnFilled: fields.some(field => field.hiddenOnFilled),
    displayIfResourceIsEmpty: fields.some(field => field.displayIfResourceIsEmpty),
    dependencies: fields.some(({ dependencies = [] }) => dependencies.length > 0),
    parentFieldId: fields.some(field => field.parentFieldId),
    subFields: fields.some(({ subFields = [] }) => subFields.length > 0),
    uniqueKey: fields.some(({ key, uniqueKey }) => uniqueKey !== undefined && uniqueKey !== key),
    _component: fields.some(field => field.component === undefined && field._component),
    'default in an object': fields.some(field => isObject(field.defaultValue)),
  };
  expect(Object.keys(isUsedByWay).filter(way => !isUsedByWay[way])).toEqual([]);
});

test('each flag of the system answer and its configuration is true in at least one product', () => {
  const activeFlags = products.flatMap(({ system }) => {
    const { configuration, tutorialBanksName, directForm, redirect, canShowSidebar } = system;
    const { display, disrupture, stepsWithReuseDocument = {} } = configuration ?? {};
    const otherFlags: Record<string, boolean | undefined> = {
      tutorialBanksName: tutorialBanksName && tutorialBanksName.length > 0,
      directForm,
      redirect,
      canShowSidebar,
      timer: disrupture?.timer?.enable,
      stepsWithReuseDocument: Object.values(stepsWithReuseDocument).includes(true),
      darkTheme: display?.colors?.theme === 'dark',
      waveColor: display?.colors?.extra?.['wave-color'] !== undefined,
      extraButton: display?.finalPage?.extraButtonLink !== '',
      questionLabels: display?.questionLabels?.initialQuestion !== '',
    };
    return [...Object.entries({ ...display, ...otherFlags })].flatMap(([name, value]) =>
      value === true ? [name] : [],
    );
  });
  const flags =
    'hideWhatsAppButton hasLandingPage hideStepAmount hideNotificationPageLink hideProgressBar ' +
    'hidePopupMultiProposal enableProposalRestartAtAnytime tutorialBanksName directForm redirect canShowSidebar ' +
    'timer stepsWithReuseDocument darkTheme waveColor extraButton questionLabels';
  expect(unusedNames(flags.split(' '), activeFlags)).toEqual([]);
  const stepFlags = [
    'enableProposalRestartAtThisStep',
    'notAllowedToReturnFromHere',
    'requiredReview',
  ] as const;
  expect(stepFlags.filter(flag => !steps.some(({ step }) => step[flag]))).toEqual([]);
});

test('ids of products and steps are unique', () => {
  const expectUnique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
  expectUnique(products.map(({ id }) => id));
  expectUnique(products.map(({ hashId }) => hashId));
  expectUnique(products.map(({ system }) => system.code));
  expectUnique(products.map(({ title }) => title));
  expectUnique(steps.map(({ step }) => step._id));
  for (const { steps: productSteps } of products) expectUnique(productSteps.map(({ slug }) => slug));
  for (const { step } of steps) {
    expectUnique(withSubFields(step.fields).map(field => field._id));
    expectUnique(withSubFields(step.fields).map(field => field.uniqueKey ?? field.key));
  }
});

test('every reference names a field of the same step, every list exists, every wait belongs to a step', () => {
  const servedLists = [...namesIn('resource-name'), 'marcaVeiculo'];
  for (const { product, step } of steps) {
    const stepFields = withSubFields(step.fields);
    const knownReferences = stepFields.flatMap(field => [field._id, field.key]);
    const namedFields = stepFields.flatMap(field => [...referencesOf(field), ...(field.dependencies ?? [])]);
    expect(
      namedFields.filter(name => !knownReferences.includes(name)),
      `${product.id}/${step.slug}`,
    ).toEqual([]);
    const lists = stepFields.flatMap(({ resource }) => (resource ? [resource] : []));
    expect(lists.filter(name => !servedLists.includes(name) && !Object.hasOwn(product.lists, name))).toEqual(
      [],
    );
  }
  for (const { steps: productSteps, checks, completion } of products) {
    const slugs = productSteps.map(({ slug }) => slug);
    const waits = [...Object.keys(checks), ...(completion.after === '' ? [] : [completion.after])];
    expect(waits.filter(slug => !slugs.includes(slug))).toEqual([]);
  }
});

test('a product has at most eight fields in a step, starts with a form and ends with the final page', () => {
  const productsOfLenders = products.filter(({ id }) => !id.startsWith('large-step'));
  expectNoBreaches(
    productsOfLenders.flatMap(({ id, steps: productSteps }) =>
      productSteps
        .filter(({ fields }) => fields.length > 8)
        .map(
          ({ slug, fields }) => `scenarios/products/${id}: the step "${slug}" has ${fields.length} fields.`,
        ),
    ),
    {
      rule: 'A step of a product has at most eight fields.',
      remedy: 'Add the field to a step with fewer fields, or add a step.',
    },
  );
  for (const { id, steps: productSteps } of productsOfLenders) {
    expect(productSteps[0]?.stepType.slug, id).toBe('form');
    expect(['finished', 'finalizado'], id).toContain(productSteps.at(-1)?.stepType.slug);
  }
});

test('a product with a simulation has a pricing', () => {
  const simulationType = /simulation|simulacao|multipleFinancing|qiTech/i;
  const productsWithoutPricing = products.filter(
    ({ steps: productSteps, pricing }) =>
      !pricing && productSteps.some(step => simulationType.test(step.stepType.slug)),
  );
  expect(productsWithoutPricing.map(({ id }) => id)).toEqual([]);
});

test('no two products have the same terms', () => {
  const texts = [...new Set(fields.flatMap(({ term }) => (term ? [term] : [])))];
  const titles = texts.map(text => text.match(/<h2>(.*?)<\/h2>/)?.[1]);
  expect(texts.length).toBeGreaterThan(10);
  expect(new Set(titles).size).toBe(titles.length);
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasValue = (reference: unknown): boolean =>
  isObject(reference) && 'value' in reference && reference.value !== undefined;

function referencesOf({ conditionals: fieldConditionals, parentFieldId }: WireField): string[] {
  const parent = parentFieldId ? [parentFieldId] : [];
  if (fieldConditionals === undefined || fieldConditionals === 'none') return parent;
  const { visualization, displayBasedOnValues = [], standard } = fieldConditionals;
  const shownBy = visualization === undefined || visualization === 'none' ? [] : [visualization];
  return [
    ...parent,
    ...[...shownBy, ...displayBasedOnValues, ...(standard ? [standard] : [])].map(({ _id }) => _id),
  ];
}

test('[4.34] a step whose text mentions a PDF has a file field', () => {
  const stepsWithPdf = steps.filter(({ step }) => /\bPDF\b/.test(step.description ?? ''));
  expect(stepsWithPdf.length).toBeGreaterThan(0);
  const photosOnly = stepsWithPdf.filter(({ step }) =>
    step.fields.every(({ component }) => component !== 'file'),
  );
  expect(photosOnly.map(({ step }) => step.slug)).toEqual([]);
});
