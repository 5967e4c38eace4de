import { expect, test } from 'vitest';
import { chosenCreditOf, hasGrantedCredit } from './chosen-credit.ts';
import type { Proposal, StepValues } from './model/proposal.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

const config = configurationWith({
  steps: [
    stepWith({ slug: 'simulacao', order: 1, type: stepTypeWith('simulation') }),
    stepWith({ slug: 'nova-simulacao', order: 5, type: stepTypeWith('simulationRevision') }),
    stepWith({ slug: 'dados', order: 0 }),
  ],
});

const createProposal = (answers: Record<string, StepValues>, systemicValue?: number): Proposal => ({
  ...proposalWith(answers),
  systemicValue,
});

const firstSimulation = { valor: 1000, prazo: 12, taxa: 0.0199, valorDaParcela: 94.61 };

test('[2.2] the chosen credit has the answers of the last simulation, without invalid rates and instalments', () => {
  expect(chosenCreditOf(config, createProposal({ simulacao: firstSimulation }))).toMatchObject({
    amount: 100_000,
    months: 12,
    instalment: 9461,
    monthlyRate: 0.0199,
  });
  const revisedSimulation = { valor: '850.50', prazo: '10', taxa: -1, valorDaParcela: null };
  expect(
    chosenCreditOf(
      config,
      createProposal({ simulacao: firstSimulation, 'nova-simulacao': revisedSimulation }),
    ),
  ).toMatchObject({
    amount: 85_050,
    months: 10,
    instalment: undefined,
    monthlyRate: undefined,
  });
});

test('[2.2] [16.2] a rate may be a Brazilian or plain decimal text; with a sign of percentage it is no fraction', () => {
  const rateOf = (taxa: string) =>
    chosenCreditOf(config, createProposal({ simulacao: { ...firstSimulation, taxa } }))?.monthlyRate;
  expect([rateOf('0,0199'), rateOf('0.0199'), rateOf('1,99%'), rateOf('')]).toEqual([
    0.0199,
    0.0199,
    undefined,
    undefined,
  ]);
});

test('[2.2] [3.19] the amount that the visitor chose is shown, whatever value the service computes', () => {
  expect(chosenCreditOf(config, createProposal({ simulacao: firstSimulation }, 900))?.amount).toBe(100_000);
  expect(chosenCreditOf(config, createProposal({ dados: { valor: 5 } }))).toBeUndefined();
  expect(chosenCreditOf(config, createProposal({ simulacao: { valor: 0 } }))).toBeUndefined();
});

test('[2.2] [3.19] the value that the service computed is an amount after a simulation without one or at the end, not before', () => {
  const endConfig = configurationWith({
    steps: [...config.steps, stepWith({ slug: 'fim', order: 9, type: stepTypeWith('finished') })],
  });
  const withoutSimulation = configurationWith({
    steps: endConfig.steps.filter(({ slug }) => slug === 'dados' || slug === 'fim'),
  });
  const amountAt = (currentStep: string, configuration = endConfig, systemicValue = 3500) =>
    chosenCreditOf(configuration, { ...createProposal({}, systemicValue), currentStep })?.amount;
  expect(['dados', 'simulacao', 'nova-simulacao', 'fim'].map(slug => amountAt(slug))).toEqual([
    undefined,
    undefined,
    350_000,
    350_000,
  ]);
  expect(['dados', 'fim'].map(slug => amountAt(slug, withoutSimulation))).toEqual([undefined, 350_000]);
  expect(amountAt('fim', endConfig, 0)).toBeUndefined();
});

test('[2.2] [1.4] [4.26] a credit is granted at the last step only, with an amount and interest, to nobody who was refused', () => {
  const endConfig = configurationWith({
    steps: [...config.steps, stepWith({ slug: 'fim', order: 9, type: stepTypeWith('finished') })],
  });
  const isGranted = (overrides: Partial<Proposal>, waitsForCompletion = false): boolean =>
    hasGrantedCredit(
      endConfig,
      { ...createProposal({ simulacao: firstSimulation }), currentStep: 'fim', ...overrides },
      waitsForCompletion,
    );
  expect([isGranted({}), isGranted({ situation: 'finalizada' })]).toEqual([true, true]);
  for (const situation of [
    'reprovada',
    'Reprovado',
    'reproved',
    'recusada',
    'negada',
    'rejeitada',
    'cancelada',
    'sem-oferta',
    'Não aprovada',
    'nao_aprovada',
    'indeferida',
    'expirada',
    'Desistência',
    'denied',
    'emAnalise',
    'Em análise',
    'aguardandoAssinatura',
    'pending',
  ])
    expect(isGranted({ situation }), situation).toBe(false);
  for (const situation of ['', 'aprovada', 'approved', 'emPagamento', 'Pagamento previsto', 'Concluída'])
    expect(isGranted({ situation }), situation).toBe(true);
  expect(isGranted({}, true)).toBe(false);
  expect(isGranted({ answers: {} })).toBe(false);
  expect(isGranted({ answers: { simulacao: { ...firstSimulation, taxa: 0 } } })).toBe(false);
  expect(isGranted({ currentStep: 'simulacao' })).toBe(false);
  expect(isGranted({ currentStep: 'nova-simulacao', externalRedoStep: 'simulacao' })).toBe(false);
  expect(isGranted({ reviewStep: 'dados' })).toBe(false);
});
