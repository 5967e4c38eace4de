import { ref } from 'valtio/vanilla';
import type { Option } from '#journey/model/field.ts';
import type { OfferChoice } from '#journey/simulation/choice.ts';
import type { InputErrors } from '#journey/simulation/input-errors.ts';
import type { Limits, Offer } from '#journey/simulation/offer.ts';
import type { SimulationInputs } from '#journey/simulation/simulation-request.ts';
import type { TakeoverContract } from '#journey/simulation/takeover-contract.ts';

/** The simulation of the current step: its inputs and offers. Amounts in cents. */
export interface SimulationState {
  /** Slug of the step of the simulation; empty before the first simulation. */
  slug: string;
  /**
   * idle: an input for the request is missing (a contract). loading: `offers` are the previous ones. empty: there is no
   * offer (8.42). failed: the request failed; `message` says why, and a retry is possible.
   */
  status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  /**
   * Whether the last request that ended failed: then `offers` do not stand any more, also while the next request runs.
   */
  hasFailed: boolean;
  /**
   * Whether the service refused the inputs in the last request that ended: then the visitor may correct also those that
   * otherwise appear with the first offer.
   */
  isRefused: boolean;
  inputs: SimulationInputs;
  /** The limits in the service's last answer that had some. */
  limits: Limits | undefined;
  /** One per bank in real-estate financing; one in all other simulations. */
  offers: readonly Offer[];
  chosen: OfferChoice | undefined;
  /** The amount in cents, or the number of withdrawals, that the service offered instead of the requested one. */
  counterOffer: number | undefined;
  /** By input; a missing choice is listed under `months`. */
  errors: InputErrors;
  message: string;
  /** Whether the visitor has changed or chosen something that the service does not have yet (11.3). */
  isEdited: boolean;
  /** Incremented whenever the errors must get the focus. */
  errorFocusRequests: number;
  /** The price of the purchase, of which the entry is a share; `undefined` if nothing is bought. */
  price: number | undefined;
  /** Contracts that can be taken over; `message` says why they could not be loaded. */
  contracts: {
    status: 'initial' | 'loading' | 'success' | 'error';
    list: readonly TakeoverContract[];
    message: string;
  };
  /** Banks of a credit transfer. */
  banks: readonly Option[];
  /** The ways to simulate; empty: by the amount only. */
  kinds: readonly Option[];
  /** Whether they could not be loaded: the visitor can ask for them again (4.34). */
  haveKindsFailed: boolean;
  /** The available terms; empty: those of the options. */
  termOptions: readonly Option[];
}

export const createEmptySimulation = (): SimulationState => ({
  slug: '',
  status: 'idle',
  hasFailed: false,
  isRefused: false,
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
  counterOffer: undefined,
  errors: {},
  message: '',
  isEdited: false,
  errorFocusRequests: 0,
  price: undefined,
  contracts: { status: 'initial', list: ref([]), message: '' },
  banks: ref([]),
  kinds: ref([]),
  haveKindsFailed: false,
  termOptions: ref([]),
});
