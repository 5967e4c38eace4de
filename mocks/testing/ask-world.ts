import type { StartingProposal, StartingWorld } from '#scenarios/define-scenario.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { checkAnswer } from '../contract/check.ts';
import { operations } from '../contract/validators.gen.js';
import type { ServiceCall } from '../world/call.ts';
import { createWorld, type World } from '../world/world.ts';
import { workshop } from './workshop.ts';

/** An answer as the wire brings it. */
export interface Heard {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what tests read out of an answer they compare at once
  body: any;
}

export interface AskedWorld {
  world: World;
  hash: string;
  /** Milliseconds that have passed for the service. */
  pass(ms: number): void;
  ask(operation: OperationId, asked?: Partial<Omit<ServiceCall, 'operation'>>): Promise<Heard>;
  /** A submit of a step. */
  save(step: string, data?: object, more?: object): Promise<Heard>;
  poll(step: string): Promise<Heard>;
  /** A button of a status screen. */
  press(step: string, stepAction: string): Promise<Heard>;
}

/** A world asked without a wire. An answer that the contract does not know throws. */
export function askWorld(start: StartingWorld = {}, product: Product = workshop): AskedWorld {
  let now = Date.UTC(2026, 10, 21, 12);
  const world = createWorld({
    scenario: { product: product.id, world: start },
    product,
    seed: 7,
    now: () => now,
  });
  const ask: AskedWorld['ask'] = async (operation, asked = {}) => {
    const path = { hashId: product.hash, id: product.hash, ...asked.path };
    const answer = await world.answer({ query: {}, headers: {}, body: undefined, ...asked, operation, path });
    const contract = operations.find(({ id }) => id === operation);
    if (!answer || !contract) throw new Error(`Nobody answers ${operation}.`);
    const heard: Heard = JSON.parse(JSON.stringify(answer));
    const wrong = checkAnswer(contract, heard.status, 'application/json', heard.body);
    if (wrong.length > 0) throw new Error(`${operation} ${JSON.stringify(asked)}: ${wrong.join('; ')}`);
    return heard;
  };
  const update = (step: string, body: object) => ask('updateStep', { path: { step }, body });
  return {
    world,
    hash: product.hash,
    pass(ms) {
      now += ms;
    },
    ask,
    save: (step, data = {}, more = {}) => update(step, { data, hashId: product.hash, order: 1, ...more }),
    poll: step => update(step, { data: {}, hashId: product.hash, order: 1, polling: true }),
    press: (step, stepAction) => update(step, { data: { stepAction }, hashId: product.hash, order: 1 }),
  };
}

/** A world whose proposal stands at a step. */
export const at = (currentStep: string, more: Partial<StartingProposal> = {}): StartingWorld => ({
  proposal: { currentStep, answers: { dados: { cpf: '52998224725', beneficio: 'sim' } }, ...more },
});
