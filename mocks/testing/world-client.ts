import type { StartingProposal, StartingWorld } from '#scenarios/define-scenario.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { AnswerOf, OperationId } from '#scenarios/wire.ts';
import { checkAnswer } from '../contract/check.ts';
import { operations } from '../contract/validators.gen.js';
import type { ServiceCall } from '../world/call.ts';
import { createWorld, type World } from '../world/world.ts';
import { everySituationProduct } from './every-situation-product.ts';

/** An answer that was written as JSON and parsed again. */
export interface ServiceAnswer<Id extends OperationId> {
  status: number;
  body: Merged<Exclude<AnswerOf<Id>['body'], string>>;
}

/**
 * One type with the members of all the alternatives. So a test reads a member without narrowing first; where the answer
 * lacks it, the test reads undefined and fails.
 */
type Merged<Value> =
  | Exclude<Value, object | null | undefined>
  | ([ItemOf<Value>] extends [never] ? never : Merged<ItemOf<Value>>[])
  | ([RecordIn<Value>] extends [never]
      ? never
      : { [Key in KeyOf<RecordIn<Value>>]: Merged<MemberOf<RecordIn<Value>, Key>> });
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;
type RecordIn<Value> = Exclude<Extract<Value, object>, readonly unknown[]>;
type KeyOf<Value> = Value extends object ? keyof Value : never;
type MemberOf<Value, Key> = Value extends object ? (Key extends keyof Value ? Value[Key] : never) : never;

export interface WorldClient {
  world: World;
  hash: string;
  /** Lets milliseconds pass for the service. */
  letTimePass(ms: number): void;
  request<Id extends OperationId>(
    operation: Id,
    call?: Partial<Omit<ServiceCall, 'operation'>>,
  ): Promise<ServiceAnswer<Id>>;
  /** Submits a step. */
  save(step: string, data?: object, members?: object): Promise<ServiceAnswer<'updateStep'>>;
  poll(step: string): Promise<ServiceAnswer<'updateStep'>>;
  /** Presses a button of a status screen. */
  press(step: string, stepAction: string): Promise<ServiceAnswer<'updateStep'>>;
}

/** A client that calls a world directly. It throws at an answer that breaks the contract. */
export function createWorldClient(
  start: StartingWorld = {},
  product: Product = everySituationProduct,
): WorldClient {
  let now = Date.UTC(2026, 10, 21, 12);
  const world = createWorld({
    scenario: { product: product.id, world: start },
    product,
    seed: 7,
    now: () => now,
  });
  const request: WorldClient['request'] = async (operation, call = {}) => {
    const path = { hashId: product.hashId, id: product.hashId, ...call.path };
    const answer = await world.answer({ query: {}, headers: {}, body: undefined, ...call, operation, path });
    const contract = operations.find(({ id }) => id === operation);
    if (!answer || !contract) throw new Error(`The world or the contract does not have ${operation}.`);
    const parsedAnswer = JSON.parse(JSON.stringify(answer));
    const problems = checkAnswer(contract, parsedAnswer.status, 'application/json', parsedAnswer.body);
    if (problems.length > 0) throw new Error(`${operation} ${JSON.stringify(call)}: ${problems.join('; ')}`);
    return parsedAnswer;
  };
  const update = (step: string, body: object) => request('updateStep', { path: { step }, body });
  return {
    world,
    hash: product.hashId,
    letTimePass(ms) {
      now += ms;
    },
    request,
    save: (step, data = {}, members = {}) =>
      update(step, { data, hashId: product.hashId, order: 1, ...members }),
    poll: step => update(step, { data: {}, hashId: product.hashId, order: 1, polling: true }),
    press: (step, stepAction) => update(step, { data: { stepAction }, hashId: product.hashId, order: 1 }),
  };
}

/** A starting world whose proposal is at a step. */
export const worldAt = (currentStep: string, proposal: Partial<StartingProposal> = {}): StartingWorld => ({
  proposal: { currentStep, answers: { dados: { cpf: '52998224725', beneficio: 'sim' } }, ...proposal },
});
