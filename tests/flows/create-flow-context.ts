import { readDefaults } from '#app/deployment.ts';
import type { Context } from '#flows/context.ts';
import { createContext } from '#flows/create-context.ts';
import type { FlowStage } from './flow-stage.ts';

/** The context of a flow that a test runs by itself, on the browser and the service of a stage. */
export function createFlowContext(
  { api, platform, state }: FlowStage,
  overrides: Partial<Context> = {},
): Context {
  const { identifiers } = readDefaults({});
  const { context } = createContext({ api, platform, state, identifiers }, () => undefined);
  return { ...context, ...overrides };
}
