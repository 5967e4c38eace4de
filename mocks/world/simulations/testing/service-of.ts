import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { Pricing } from '#scenarios/products/pricing.ts';
import type { AnswerOf, OperationId } from '#scenarios/wire.ts';
import type { Operation, Service, ServiceCall } from '../../call.ts';
import { createState } from '../../state.ts';

/** A person's loan as banks price it: R$ 500 to R$ 8.000, four terms, the tax of 2026. */
export const loan: Pricing = {
  minAmount: 500,
  maxAmount: 8000,
  suggestedAmount: 3500,
  instalmentPlans: [
    { months: 6, monthlyRate: 0.0339 },
    { months: 12, monthlyRate: 0.0349 },
    { months: 24, monthlyRate: 0.0359 },
    { months: 36, monthlyRate: 0.0379 },
  ],
  openingFee: 120,
  iof: { fixed: 0.0038, daily: 0.000082 },
  insuranceMonthly: 0.0009,
};

export interface CallDetails {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

type SuccessBody<Id extends OperationId> = Extract<AnswerOf<Id>, { status: 200 }>['body'];

export interface ServiceOfProduct {
  service: Service;
  /** The answer after its way through JSON. */
  request<Id extends OperationId>(operation: Operation<Id>, details?: CallDetails): AnswerOf<Id>;
  /** The body of an answer that has to be a success. */
  successBody<Id extends OperationId>(operation: Operation<Id>, details?: CallDetails): SuccessBody<Id>;
}

/** A service with one product, called directly. */
export function serviceOf(
  pricing: Pricing | undefined,
  start: StartingWorld = {},
  changes: Partial<Product> = {},
): ServiceOfProduct {
  const { pricing: _own, ...productWithoutPricing } = creditoPessoal;
  const product: Product = { ...productWithoutPricing, ...(pricing ? { pricing } : {}), ...changes };
  const now = Date.UTC(2026, 10, 21);
  const service: Service = {
    state: createState(product, start, 7, now),
    product,
    dialect: plain,
    now: () => now,
  };
  const request: ServiceOfProduct['request'] = (operation, { path = {}, query = {}, body } = {}) => {
    const call: ServiceCall = {
      operation: 'simulate',
      path: { hashId: product.hashId, ...path },
      query,
      headers: {},
      body,
    };
    return JSON.parse(JSON.stringify(operation(call, service)));
  };
  return {
    service,
    request,
    successBody(operation, details) {
      const answer: { status: number; body: unknown } = request(operation, details);
      if (answer.status !== 200) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      return answer.body as never; // the status 200 determines the type; TypeScript cannot narrow the union while Id is generic
    },
  };
}
