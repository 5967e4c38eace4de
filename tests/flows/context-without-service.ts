import type { Api } from '#api/api.ts';
import { readDefaults } from '#app/deployment.ts';
import type { Context } from '#flows/context.ts';
import { createContext } from '#flows/create-context.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { type AppState, createAppState } from '#state/app-state.ts';
import { createMemoryPlatform, type MemoryPlatform } from '../support/memory-platform.ts';

/** A context whose service answers only the calls of `api`; any other call throws. */
export interface BareContext {
  context: Context;
  platform: MemoryPlatform;
  state: AppState;
  /** The next actions that arose outside a flow, in order. */
  dispatched: readonly NextAction[];
}

/** For tests of one flow that need neither the mock service nor an open journey. */
export function createContextWithoutService(
  api: Partial<Api> = {},
  {
    platform = createMemoryPlatform(),
    ...overrides
  }: Partial<Omit<Context, 'platform'>> & {
    platform?: MemoryPlatform;
  } = {},
): BareContext {
  const state = createAppState();
  state.hashId = '6650c1f2a4b3d90012e7f001';
  const dispatched: NextAction[] = [];
  const { identifiers } = readDefaults({});
  const { context } = createContext(
    // A call that is absent throws, which fails the test.
    { api: api as Api, platform, state, identifiers },
    nextAction => void dispatched.push(nextAction),
  );
  Object.assign(context, overrides);
  return { context, platform, state, dispatched };
}
