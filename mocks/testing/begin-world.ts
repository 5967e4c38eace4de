import { defineScenario, type Scenario, type StartingWorld } from '#scenarios/define-scenario.ts';
import { createEngine, type Engine } from '../engine.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Creates an engine whose scenario starts with this world, and a client for it. */
export function beginWorld(
  world: StartingWorld = {},
  product: Scenario['product'] = 'credito-pessoal',
): { engine: Engine; visitor: Visitor } {
  const engine = createEngine({
    scenario: defineScenario({
      id: 'a-world',
      title: 'Um mundo',
      story: 'Um mundo.',
      requirements: [],
      product,
      world,
      plan: {},
      walk: [],
      verdict: {},
    }),
  });
  return { engine, visitor: visitorOf(engine) };
}
