import { bankOptions } from '#scenarios/lists/banks.ts';
import type { Operation, Service } from '../call.ts';
import { type Cents, toReais } from './cents.ts';
import type { Conditions } from './conditions.ts';
import { contractsOf, type KnownContract, wireContract } from './contracts.ts';
import { offerFor, type WireSimulation, wireSimulation } from './offer.ts';
import { checkedRequestOf, outOfLimits, refuseIfHashIsUnknown } from './simulate.ts';
import type { FieldErrors, SimulationRequest } from './simulation-request.ts';

/** The loans that can be taken over (7.35). */
export const getQitechContracts: Operation<'getQitechContracts'> = (call, service) =>
  refuseIfHashIsUnknown(call, service) ?? {
    status: 200,
    body: { data: contractsOf(service).map(wireContract) },
  };

/** The banks that take part in a credit transfer (7.35). */
export const getQitechParticipants: Operation<'getQitechParticipants'> = (call, service) =>
  refuseIfHashIsUnknown(call, service) ?? {
    status: 200,
    body: { data: { resource: service.product.pricing ? [...bankOptions] : [] } },
  };

/** A new loan, or one that settles others first (3.42, 7.35). */
export const simulateQitech: Operation<'simulateQitech'> = (call, service) => {
  const checkedRequest = checkedRequestOf(call, service);
  if (checkedRequest.refusal) return checkedRequest.refusal;
  const { request, conditions } = checkedRequest;
  const { pricingType = 'newLoan' } = request;
  if (pricingType !== 'newLoan' && pricingType !== 'portability' && pricingType !== 'refinancing')
    return outOfLimits({ pricingType: 'Tipo de operação desconhecido.' });
  if (pricingType === 'newLoan') {
    const { offer, refused } = offerFor(request, conditions);
    return refused ? outOfLimits(refused) : { status: 200, body: { data: wireSimulation(offer) } };
  }
  const contracts = findChosenContracts(request, pricingType, service);
  if (contracts.refused) return outOfLimits(contracts.refused);
  const { offer, refused } = offerFor(request, conditionsFor(pricingType, contracts.balance, conditions));
  if (refused) return outOfLimits(refused);
  const data: WireSimulation = {
    ...wireSimulation(offer),
    pricingType,
    saldoDevedor: toReais(contracts.balance),
  };
  return { status: 200, body: { data } };
};

type TakenOverDebt = { balance: Cents; refused?: never } | { balance?: never; refused: FieldErrors };

function findChosenContracts(
  request: SimulationRequest,
  pricingType: KnownContract['pricingType'],
  service: Service,
): TakenOverDebt {
  const ids = new Set(request.contracts ?? []);
  if (ids.size === 0) return { refused: { contracts: 'Escolha ao menos um contrato.' } };
  const foundContracts = contractsOf(service).filter(contract => ids.has(contract.id));
  if (foundContracts.length < ids.size) return { refused: { contracts: 'Contrato não encontrado.' } };
  if (foundContracts.some(contract => contract.pricingType !== pricingType))
    return { refused: { contracts: 'Este contrato não serve para esta operação.' } };
  return { balance: foundContracts.reduce((sum, contract) => sum + contract.balance, 0) };
}

/**
 * The conditions of a takeover. A portability moves exactly the debt. It pays nothing out and has neither fee nor
 * tax, because it is no new credit. A refinancing is a new loan of at least the debt; the rest is paid out.
 */
function conditionsFor(
  pricingType: KnownContract['pricingType'],
  balance: Cents,
  conditions: Conditions,
): Conditions {
  if (pricingType === 'refinancing') {
    const min = Math.max(conditions.min, balance);
    return { ...conditions, min, max: Math.max(conditions.max, min) };
  }
  const amounts = { min: balance, max: balance, suggestedAmount: balance };
  return { ...conditions, ...amounts, fee: 0, iof: { fixed: 0, daily: 0 } };
}
