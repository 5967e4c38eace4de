import { ref } from 'valtio/vanilla';
import type { Option } from '#journey/model/field.ts';
import type { Chosen } from '#journey/simulation/choice.ts';
import type { InputErrors } from '#journey/simulation/input-errors.ts';
import type { Limits, Offer } from '#journey/simulation/offer.ts';
import type { SimulationInputs } from '#journey/simulation/question.ts';
import type { TakeoverContract } from '#journey/simulation/takeover-contract.ts';

/** The simulation of the step in view: what stands in its inputs, and what is offered for it. Amounts in cents. */
export interface SimulationState {
  /** Step it belongs to; empty before the first. */
  slug: string;
  /**
   * idle: something is missing before anything can be asked (a contract). asking: `offers` are still those before.
   * empty: nothing is offered (8.42). failed: no answer could be had, `message` says so, and one may ask again.
   */
  status: 'idle' | 'asking' | 'ready' | 'empty' | 'failed';
  inputs: SimulationInputs;
  /** What the service allows to ask for, as it said it last. */
  limits: Limits | undefined;
  /** One for each bank that offers; one in all simulations but the real-estate financing. */
  offers: readonly Offer[];
  chosen: Chosen | undefined;
  /** By input; a missing choice is told under `months`. */
  errors: InputErrors;
  message: string;
  /** Raised by one whenever the errors shall take the focus. */
  errorFocus: number;
  /** What the entry is a share of; `undefined` where nothing is bought. */
  price: number | undefined;
  /** Contracts that can be taken over. */
  contracts: { status: 'initial' | 'loading' | 'success' | 'error'; list: readonly TakeoverContract[] };
  /** Banks that take part in a credit transfer. */
  banks: readonly Option[];
  /** By what one may simulate; empty: by the amount only. */
  kinds: readonly Option[];
  /** Terms one may ask for; empty: any of the options. */
  terms: readonly Option[];
}

export const emptySimulation = (): SimulationState => ({
  slug: '',
  status: 'idle',
  inputs: {
    amount: undefined,
    instalment: undefined,
    kind: 'valor',
    entry: undefined,
    insured: false,
    months: undefined,
    contracts: [],
  },
  limits: undefined,
  offers: ref([]),
  chosen: undefined,
  errors: {},
  message: '',
  errorFocus: 0,
  price: undefined,
  contracts: { status: 'initial', list: ref([]) },
  banks: ref([]),
  kinds: ref([]),
  terms: ref([]),
});
