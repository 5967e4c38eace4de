import { onTestFinished } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { createOption } from '#journey/form/testing/create-option.ts';
import type { Field } from '#journey/model/field.ts';
import type { Answer, Plan } from '#scenarios/define-scenario.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;

/** The stage of the running test. */
export const getCurrentStage = (): FlowStage | undefined => stage;

/** Sets up a stage that is closed at the end of the test. */
export function setUpLookupStage(options: Parameters<typeof setUpFlows>[0]): FlowStage {
  const visit = setUpFlows(options);
  stage = visit;
  onTestFinished(() => visit.close());
  return visit;
}

/** Replaces the fields of a step of the product. */
export const withFields = (slug: string, ...fields: (Partial<Field> & { key: string })[]) =>
  withConfiguration(({ steps }) => {
    for (const step of steps) if (step.slug === slug) step.fields = fields.map(buildField);
  });

/** Opens the personal loan, whose first step has these fields. */
export async function openWith(
  plan: Plan,
  ...fields: (Partial<Field> & { key: string })[]
): Promise<FlowStage> {
  const visit = setUpLookupStage({ plan, wrap: withFields('dados-pessoais', ...fields) });
  await visit.open();
  return visit;
}

/** Opens a proposal that is under way. Its current step has these fields. */
export async function openAt(
  proposal: { currentStep: string; answers: Record<string, Record<string, string>> },
  ...fields: (Partial<Field> & { key: string })[]
): Promise<FlowStage> {
  const visit = setUpLookupStage({ world: { proposal }, wrap: withFields(proposal.currentStep, ...fields) });
  await visit.open();
  return visit;
}

/** An answer with a list of options. */
export const createListAnswer = (...labels: string[]) =>
  ({
    kind: 'reply',
    status: 200,
    body: { data: { resource: labels.map(label => ({ value: `#${label}`, label })) } },
  }) as const;

export const vehiclePrice = {
  tipo: 'carro',
  marca: 'Fiat',
  modelo: 'Argo Drive 1.0',
  anoModelo: 2022,
  combustivel: 'Flex',
  codigoFipe: '001509-7',
  valor: 62_840,
} as const;

export const vehicleFields = [
  { key: 'tipoVeiculo', component: 'select', options: ['carro', 'moto'].map(name => optionNamed(name)) },
  { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo' },
  { key: 'modeloVeiculo', component: 'modeloVeiculo' },
  { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo' },
  { key: 'valorVeiculo', component: 'money' },
] satisfies (Partial<Field> & { key: string })[];

export function optionNamed(label: string) {
  return createOption(label);
}

export const vehiclePlan: Plan = {
  getFipeResource: createListAnswer('Fiat', 'Ford'),
  getFipeModels: createListAnswer('Argo Drive 1.0', 'Uno'),
  getFipeModelYears: createListAnswer('2022 Flex', '2021 Flex'),
  getFipeValue: { kind: 'reply', status: 200, body: { data: { ...vehiclePrice } } },
};

/** The query parameters of each call of an operation. */
export const queriesOf = (operation: string) =>
  getCurrentStage()
    ?.engine.journal.filter(entry => entry.operation === operation)
    .map(({ address }) => Object.fromEntries(new URL(address, 'https://x').searchParams));

/**
 * The answer to a licence plate: the list of makes, and the vehicle, which differs from `vehiclePrice` in these
 * members.
 */
export const createPlateAnswer = (
  makes: { value: string; label: string }[],
  vehicle: { marca?: string; modelo?: string } = {},
): Answer<'getFipeResource'> => ({
  kind: 'reply',
  status: 200,
  body: { data: { resource: makes, vehicle: { ...vehiclePrice, ...vehicle } } },
});

export const platePlan: Plan = {
  ...vehiclePlan,
  getFipeResource: createPlateAnswer([
    { value: '#Fiat', label: 'Fiat' },
    { value: '#Ford', label: 'Ford' },
  ]),
};
