import type { Operation } from '../call.ts';
import { toReais } from './cents.ts';
import { limitsOf } from './conditions.ts';
import { checkedRequestOf, refuseIfHashIsUnknown, refuseNotFound } from './simulate.ts';

/** Limits of a simulation (7.31, 7.35). */
export const getRange: Operation<'getAgxPrivateRange'> = (call, service) => {
  const checkedRequest = checkedRequestOf(call, service);
  if (checkedRequest.refusal) return checkedRequest.refusal;
  const { conditions, request } = checkedRequest;
  const limits = limitsOf(conditions, request.isInsured);
  if (!limits) return refuseNotFound();
  const months = conditions.instalmentPlans.map(plan => plan.months);
  return {
    status: 200,
    body: {
      data: {
        valorMinimo: toReais(limits.min),
        valorMaximo: toReais(limits.max),
        prazoMinimo: Math.min(...months),
        prazoMaximo: Math.max(...months),
        ...(conditions.maxInstalment === undefined
          ? {}
          : { valorDaParcelaMaxima: toReais(conditions.maxInstalment) }),
      },
    },
  };
};

const simulationTypes = [
  { value: 'valor', label: 'Valor do empréstimo' },
  { value: 'parcela', label: 'Valor da parcela' },
];

/** The values by which a visitor may simulate (7.31); none if the product lends nothing. */
export const getAgxPrivateSimulationTypes: Operation<'getAgxPrivateSimulationTypes'> = (call, service) =>
  refuseIfHashIsUnknown(call, service) ?? {
    status: 200,
    body: { data: { resource: service.product.pricing ? [...simulationTypes] : [] } },
  };

/** The available terms (7.31). */
export const getAgxPrivateDeadlines: Operation<'getAgxPrivateDeadlines'> = (call, service) =>
  refuseIfHashIsUnknown(call, service) ?? {
    status: 200,
    body: {
      data: {
        resource: (service.product.pricing?.instalmentPlans ?? []).map(({ months }) => ({
          value: String(months),
          label: `${months} ${months === 1 ? 'parcela' : 'parcelas'}`,
        })),
      },
    },
  };
