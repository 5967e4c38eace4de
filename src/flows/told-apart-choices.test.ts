import { expect, test } from 'vitest';
import { decodeStep } from '#api/decode/step.ts';
import { getMultiProposal } from '#api/operations/multi-proposal.ts';
import {
  decodeCdcSimulation,
  decodeLenderOffer,
  decodeSimulation,
} from '#api/operations/simulations/decode-simulation.ts';
import { getQitechContracts, getSimulationList } from '#api/operations/simulations/simulation-list.ts';
import { contextWith } from '#api/operations/testing/context-with.ts';
import { findOfferedChoice, offerChoiceOf, submittedValuesOf } from '#journey/simulation/choice.ts';
import type { InstalmentOption, Offer } from '#journey/simulation/offer.ts';
import { initialInputsOf } from '#journey/simulation/simulation-request.ts';
import { sampleFacts, simulationFor } from '#journey/simulation/testing/sample.ts';
import { openSimulationAt, vehicle } from '#tests/flows/enter-simulation.ts';
import { chosenOfferOf } from './chosen-offer.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the sent content for each entry that the app offers, where the service lists these two. */
type Send = (entries: readonly [Json, Json]) => Promise<readonly unknown[]> | readonly unknown[];

const option: Json = { prazo: 48, taxa: 0.0149, valorDaParcela: 1500.1, iof: 10 };
const otherOption: Json = { prazo: 36, taxa: 0.0219, valorDaParcela: 1790.55, iof: 20 };
const offerOf = (entries: readonly Json[]): Json => ({ loanFee: 1, iof: 1, installmentSimulations: entries });

/** The options of these offers that a press can choose. */
const choosable = (offers: readonly Offer[]) =>
  offers
    .flatMap(offer => offer.options.map(candidate => ({ offer, option: candidate })))
    .filter(
      ({ offer, option: candidate }) =>
        findOfferedChoice(offers, offerChoiceOf(offer, candidate, offers))?.option === candidate,
    );

const valuesOf = (type: string, choice: { offer: Offer; option: InstalmentOption }) => {
  const simulation = simulationFor(type);
  return submittedValuesOf(simulation, initialInputsOf(simulation, sampleFacts), choice);
};

const visitor = { hashId: 'h1', proposalId: 'p1' };

const listOf = async (
  operation: 'getAgxPrivateSimulationTypes' | 'getAgxPrivateDeadlines',
  entries: unknown,
) => {
  const answer = await getSimulationList(contextWith({ data: { resource: entries } }), operation, visitor);
  return answer.ok ? answer.value.options.map(({ value }) => value) : [];
};

const choices: readonly [name: string, first: Json, second: Json, send: Send][] = [
  [
    'the options of a simulation',
    option,
    otherOption,
    entries => {
      const offer = decodeSimulation({ valor: 1000, ...offerOf(entries) });
      return choosable(offer ? [offer] : []).map(choice => valuesOf('simulation', choice));
    },
  ],
  [
    'the options of a vehicle financing',
    option,
    otherOption,
    async entries => {
      const offer = decodeCdcSimulation({ simulation: { valorDoFinanciamento: 1000, ...offerOf(entries) } });
      const { state } = await openSimulationAt('simulationCdc', [offer ? [offer] : []], vehicle(10_000));
      return choosable(state.simulation.offers).map(({ offer: offered, option: candidate }) => {
        state.simulation.chosen = offerChoiceOf(offered, candidate);
        return chosenOfferOf(state)?.financing;
      });
    },
  ],
  [
    'the offers of banks',
    { id: '1', name: 'Aurora', slug: 'aurora', ...option },
    { id: '2', name: 'Bruma', slug: 'bruma', ...otherOption },
    entries => {
      const offers = entries.flatMap(({ id, name, slug, ...members }) => {
        const offer = { bank: { id, name, slug }, valorDoFinanciamento: 1000, ...offerOf([members]) };
        return decodeLenderOffer(offer) ?? [];
      });
      return choosable(offers).map(choice => valuesOf('multipleFinancing', choice));
    },
  ],
  [
    'the ways to simulate',
    { value: 'valor', label: 'Pelo valor' },
    { value: 'parcela', label: 'Pela parcela' },
    entries => listOf('getAgxPrivateSimulationTypes', entries),
  ],
  [
    'the terms of a simulation',
    { value: '12', label: '12 meses' },
    { value: '24', label: '24 meses' },
    entries => listOf('getAgxPrivateDeadlines', entries),
  ],
  [
    'the ways to receive a code',
    { method: 'sms', target: '(11) *****-1111' },
    { method: 'email', target: 'a***@b.com' },
    entries =>
      decodeStep({ slug: 'token', tokenValidationMethods: entries })?.tokenMethods.map(
        ({ method }) => method,
      ) ?? [],
  ],
  [
    'the contracts to take over',
    { _id: 'c1', number: '1', bankName: 'Aurora', balance: 1000, rate: 0.01 },
    { _id: 'c2', number: '2', bankName: 'Bruma', balance: 2000, rate: 0.02 },
    async entries => {
      const answer = await getQitechContracts(contextWith({ data: entries }), visitor);
      return answer.ok ? answer.value.map(({ id }) => id) : [];
    },
  ],
  [
    'the proposals to copy',
    { _id: 'p1', hashId: 'h1', productName: 'Pessoal', canFork: true },
    { _id: 'p2', hashId: 'h2', productName: 'Imóvel', canFork: true },
    async entries => {
      const answer = await getMultiProposal(contextWith({ data: entries }), {
        hashId: 'h0',
        cpfOrId: '1',
      });
      return answer.ok ? answer.value.filter(({ canFork }) => canFork).map(({ id }) => id) : [];
    },
  ],
];

test.each(choices)(
  '[7.28] [2.23] [7.17] two entries of %s that differ in any member, or lack one, are sent differently, or only one is offered',
  async (_, first, second, send) => {
    const sentFor = async (entries: readonly [Json, Json]) =>
      (await send(entries)).map(sent => JSON.stringify(sent));
    expect(new Set(await sentFor([first, second])).size).toBe(2);
    for (const name of Object.keys(first))
      for (const other of [{ ...first, [name]: second[name] }, omit(first, name)])
        for (const entries of [
          [first, other],
          [other, omit(second, name)],
        ] as const) {
          const sent = await sentFor(entries);
          expect(sent, JSON.stringify(entries)).toEqual([...new Set(sent)]);
        }
  },
);

const omit = (members: Json, name: string): Json =>
  Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
