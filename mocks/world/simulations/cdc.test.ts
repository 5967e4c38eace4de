import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { UnknownName } from '#scenarios/wire.ts';
import { financeCdc, simulateCdc } from './cdc.ts';
import { loan, serviceOf } from './testing/service-of.ts';

const pricing = {
  ...loan,
  minAmount: 5000,
  maxAmount: 120_000,
  openingFee: 890,
  instalmentPlans: [
    { months: 24, monthlyRate: 0.0179 },
    { months: 48, monthlyRate: 0.0189 },
  ],
};

const withVehicle = (valorVeiculo: unknown): StartingWorld => ({
  proposal: { currentStep: 'dados-bancarios', answers: { sobreOVeiculo: { valorVeiculo } } },
});

const serviceWithCar = () => serviceOf(pricing, withVehicle(62_840));

test('[7.29] the financed amount is the price minus the entry, plus fee and tax, to the cent', () => {
  const { simulation } = serviceWithCar().successBody(simulateCdc, {
    query: { valorEntradaCDC: '12568' },
  }).data;
  expect(simulation).toMatchObject({ valorEntradaCDC: 12_568, valorDoFinanciamento: 50_272, loanFee: 890 });
  expect(simulation.installmentSimulations.map(({ prazo }) => prazo)).toEqual([24, 48]);
  for (const { prazo, taxa, valorDaParcela, iof = 0 } of simulation.installmentSimulations) {
    const debt = 50_272 + 890 + iof;
    const presentValue = (valorDaParcela * (1 - (1 + taxa) ** -prazo)) / taxa;
    expect(Math.abs(presentValue - debt)).toBeLessThanOrEqual(prazo / 100);
  }
  expect(simulation.iof).toBe(simulation.installmentSimulations[1]?.iof);
});

test('[5.31] an entry from 20% to 80% of the value is accepted, any other is refused', () => {
  const { request } = serviceWithCar();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 62_840_00 }), cents => {
      const { status } = request(simulateCdc, { query: { valorEntradaCDC: String(cents / 100) } });
      expect(status).toBe(cents >= 12_568_00 && cents <= 50_272_00 ? 200 : 422);
    }),
  );
  expect(request(simulateCdc, { query: { valorEntradaCDC: '12567.99' } })).toMatchObject({
    body: { errors: { valorEntradaCDC: 'A entrada deve ficar entre R$ 12.568,00 e R$ 50.272,00.' } },
  });
  expect(request(simulateCdc, { query: { valorEntradaCDC: '50272' } }).status).toBe(200);
});

test('[5.31] the default entry is 20%', () => {
  expect(serviceWithCar().successBody(simulateCdc).data.simulation.valorEntradaCDC).toBe(12_568);
});

test.each([62_840, '62840', '62840.00', 'R$ 62.840,00', '62.840,00'])(
  '[3.21] the value of the vehicle is read from sobreOVeiculo, written %j',
  value => {
    const { simulation } = serviceOf(pricing, withVehicle(value)).successBody(simulateCdc).data;
    expect(simulation.valorDoFinanciamento).toBe(50_272);
  },
);

test.each([undefined, '', 'caro', 0, null])('[8.42] a vehicle worth %j has no simulation', value => {
  expect(serviceOf(pricing, withVehicle(value)).request(simulateCdc).status).toBe(404);
});

test('[2.36] a vehicle whose price exceeds the largest financed amount has no option', () => {
  const { simulation } = serviceOf(pricing, withVehicle(500_000)).successBody(simulateCdc).data;
  expect(simulation.installmentSimulations).toEqual([]);
});

test('[7.29] the insurance premium is added to each instalment', () => {
  const [uninsured, insured] = ['false', 'true'].map(
    comSeguro => serviceWithCar().successBody(simulateCdc, { query: { comSeguro } }).data.simulation,
  );
  expect(insured?.valorDoSeguro).toBe(45.24);
  const [instalment, insuredInstalment] = [uninsured, insured].map(
    simulation => simulation?.installmentSimulations[0]?.valorDaParcela ?? 0,
  );
  expect(Math.round(((insuredInstalment ?? 0) - (instalment ?? 0)) * 100)).toBe(4524);
});

const option = { valorEntradaCDC: 20_000, prazo: 48, comSeguro: false };

test('[7.30] the chosen option is kept with its figures, and the proposal moves on', () => {
  const { successBody, service } = serviceWithCar();
  const simulation = successBody(simulateCdc, { query: { valorEntradaCDC: '20000' } }).data.simulation;
  const { data } = successBody(financeCdc, { body: option });
  expect(data.currentStep).toBe('termos');
  expect(data.selfContract['dados-bancarios']).toEqual({
    valorEntradaCDC: 20_000,
    valorDoFinanciamento: 42_840,
    comSeguro: false,
    prazo: 48,
    taxa: 0.0189,
    valorDaParcela: simulation.installmentSimulations[1]?.valorDaParcela,
  });
  expect(service.state.savedSteps).toBe(1);
});

test('[7.30] of two options with one term the one with the rate and the instalment of the request is kept', () => {
  const twoRates = {
    ...pricing,
    instalmentPlans: [0.0149, 0.0219].map(monthlyRate => ({ months: 48, monthlyRate })),
  };
  for (const index of [0, 1]) {
    const { request, successBody } = serviceOf(twoRates, withVehicle(62_840));
    const { simulation } = successBody(simulateCdc, { query: { valorEntradaCDC: '20000' } }).data;
    const { taxa, valorDaParcela } = simulation.installmentSimulations[index] ?? {};
    expect(request(financeCdc, { body: { ...option, taxa: 0.0179 } }).status).toBe(422);
    expect(request(financeCdc, { body: { ...option, taxa, valorDaParcela: 1 } }).status).toBe(422);
    expect(
      successBody(financeCdc, { body: { ...option, taxa, valorDaParcela } }).data.selfContract[
        'dados-bancarios'
      ],
    ).toMatchObject({ prazo: 48, taxa, valorDaParcela });
  }
  for (const unreadable of [{ taxa: 'x' }, { valorDaParcela: 'x' }])
    expect(serviceWithCar().request(financeCdc, { body: { ...option, ...unreadable } }).status).toBe(400);
});

const vehicleStepType = 'simulationCdc' as UnknownName; // a family that appears in the contract by its calls only

test('[7.30] a second call of the financing step does not advance the proposal again', () => {
  const steps = creditoPessoal.steps.map(step =>
    step.slug === 'dados-bancarios'
      ? { ...step, stepType: { ...step.stepType, slug: vehicleStepType } }
      : step,
  );
  const { successBody, service } = serviceOf(pricing, withVehicle(62_840), { steps });
  successBody(financeCdc, { body: option });
  expect(successBody(financeCdc, { body: { ...option, prazo: 24 } }).data.currentStep).toBe('termos');
  expect(Object.values(service.state.proposals)[0]?.answers['dados-bancarios']).toMatchObject({ prazo: 24 });
});

test('[7.30] a term that was not offered, or an entry outside the limits, is refused', () => {
  expect(serviceWithCar().request(financeCdc, { body: { ...option, prazo: 36 } }).status).toBe(422);
  expect(serviceWithCar().request(financeCdc, { body: { ...option, valorEntradaCDC: 60_000 } }).status).toBe(
    422,
  );
  expect(serviceWithCar().request(financeCdc, { body: { ...option, prazo: 'x' } }).status).toBe(400);
});

test('[7.30] without a proposal, or after its end, nothing is financed', () => {
  expect(serviceOf(pricing).request(financeCdc, { body: option }).status).toBe(404);
  const endedProposal = {
    proposal: { currentStep: 'finalizado', answers: { sobreOVeiculo: { valorVeiculo: 62_840 } } },
  };
  expect(serviceOf(pricing, endedProposal).request(financeCdc, { body: option })).toMatchObject({
    status: 404,
    body: { errors: { status: 'CONFLICT' } },
  });
});

test('[7.30] a visitor who first has to confirm a code finances nothing', () => {
  const lockedWorld: StartingWorld = { ...withVehicle(62_840), access: 'expired' };
  expect(serviceOf(pricing, lockedWorld).request(financeCdc, { body: option }).status).toBe(401);
});
