import type { PlannedChoice, PlannedSimulation, PlannedStep } from './journey.ts';
import { createOffer, instalmentFor } from './offers.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

/** A step of a lender, by its type and its place among the steps of this lender. */
type CreateWire = (type: string, offset: number) => Wire['step'];

/** Limits that are wider than those of every offer. */
const range: Wire['simulationRange'] = { valorMinimo: 500, valorMaximo: 20_000 };

const wayByAmount: Wire['option'] = { value: 'valor', label: 'Valor do empréstimo' };
const wayByInstalment: Wire['option'] = { value: 'parcela', label: 'Valor da parcela' };

/** The steps of one lender whose calls no other lender has. Some names of types are recognised by their parts only. */
export function createLenderSteps(random: Random, createWire: CreateWire): PlannedStep[] {
  const simulate = (type: string, offset = 0): PlannedSimulation => {
    const offer = createOffer(type, random);
    return {
      kind: 'simulation',
      wire: createWire(type, offset),
      offer,
      ...(offer.valorMinimo !== undefined && random.chance(0.5) && { amount: random.pick([700, 2345.67]) }),
    };
  };
  switch (random.pick(['funcao', 'product', 'agx', 'newLoan', 'carEquity', 'payroll', 'payroll', 'afinz'])) {
    case 'funcao':
      return [simulate(random.pick(['funcaoSimulation', 'funcaoSimulationRefinancing', 'funcaoNovaMargem']))];
    case 'product':
      return [
        simulate(
          random.pick([
            'simulationApi',
            'crefazSimulationApi',
            'factaSimulationApi',
            'parceiroSimulation',
            'bancoNovoSimulacao',
          ]),
        ),
      ];
    case 'newLoan':
      return [{ ...simulate(random.pick(['qiTechSimulation', 'qiTechCredito'])), range }];
    case 'agx':
      return [createAgxStep(random, createWire)];
    case 'carEquity':
      return createCarEquitySteps(random, createWire, simulate);
    case 'afinz': {
      const type = 'afinzConsignadoValidacaoSimulacao';
      const offer = createOffer(type, random);
      const conditions = { ...offer, installmentSimulations: offer.installmentSimulations.slice(-1) };
      return [{ ...createWait(random, createWire(type, 0)), conditions }];
    }
    default:
      return [
        createAuthorisation(
          random,
          createWire(random.pick(['c6ConsignadoPrivadoAutorizacao', 'c6ConsignadoPrivadoAuthorization']), 0),
        ),
        simulate(random.pick(['c6ConsignadoPrivadoSimulation', 'c6ConsignadoPrivadoSimulacaoNova']), 1),
        createAuthorisation(random, createWire('c6ConsignadoPrivadoToken', 2)),
      ];
  }
}

/** The private payroll loan (7.31). */
function createAgxStep(random: Random, createWire: CreateWire): PlannedStep {
  const type = random.pick(['agxPrivateSimulation', 'agxPrivateNovaSimulacao']);
  const terms = [12, 24, 36];
  const offer: Wire['simulation'] = {
    valor: 5000,
    valorMinimo: 500,
    valorMaximo: 20_000,
    installmentSimulations: terms.map(months => instalmentFor(5000, months)),
  };
  const types = random.pick([[wayByAmount, wayByInstalment], [wayByInstalment, wayByAmount], []]);
  const deadlines = random.chance(0.7)
    ? terms.map(months => ({ value: String(months), label: `${months} parcelas` }))
    : [];
  const chosen = types.length > 0 ? random.pick(types) : undefined;
  const isByInstalment = chosen === wayByInstalment;
  const choice: PlannedChoice = {
    types,
    deadlines,
    type: chosen,
    deadline: deadlines.length > 0 && random.chance(0.7) ? random.pick(deadlines) : undefined,
    instalment: isByInstalment ? random.pick([250, 333.33]) : undefined,
  };
  return {
    kind: 'simulation',
    wire: createWire(type, 0),
    offer,
    range,
    choice,
    ...(!isByInstalment && random.chance(0.5) && { amount: random.pick([700, 2345.67]) }),
  };
}

/** The simulation, the insertion and the analysis of a loan with a car as its security (4.28, 7.32). */
function createCarEquitySteps(
  random: Random,
  createWire: CreateWire,
  simulate: (type: string, offset: number) => PlannedStep,
): PlannedStep[] {
  const insertionType = random.pick(['c6CarEquityInsertion', 'c6CarEquityCadastro']);
  const analysisType = random.pick(['c6CarEquityAnalysis', 'c6CarEquityAvaliacao']);
  return [
    simulate(random.pick(['c6CarEquitySimulation', 'c6CarEquitySimulacao']), 0),
    { ...createWait(random, createWire(insertionType, 1)), begunBy: 'visitor', isInsertion: true },
    { ...createWait(random, createWire(analysisType, 2)), begunBy: 'visitor' },
  ];
}

const createWait = (random: Random, wire: Wire['step']) =>
  ({
    kind: 'wait',
    wire,
    begunBy: 'service',
    duration: random.pick([0, 1500, 3000]),
    result: random.chance(0.4) ? random.pick(['success', 'failed'] as const) : undefined,
    reloads: random.chance(0.3),
  }) as const;

const createAuthorisation = (random: Random, wire: Wire['step']): PlannedStep => ({
  kind: 'authorisation',
  wire,
  code: random.digits(6),
  delay: random.pick([0, 2500]),
  usesLink: random.chance(0.3),
  mistypes: random.chance(0.3),
  resends: random.chance(0.3),
  reloads: random.chance(0.3),
});
