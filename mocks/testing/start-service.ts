import { defineScenario, type Plan, type Scenario } from '#scenarios/define-scenario.ts';
import type { MockClock } from '../clock.ts';
import { createEngine } from '../engine.ts';
import { visitorOf } from './visitor.ts';

/** A scenario of which a test uses only the plan and the world. */
export const scenarioWithPlan = (plan: Plan, world: Scenario['world'] = {}): Scenario =>
  defineScenario({
    id: 'a-test',
    title: 'Um teste',
    story: 'Um teste.',
    requirements: [],
    product: 'credito-pessoal',
    world,
    plan,
    walk: [],
    verdict: {},
  });

/** A clock that advances only when something sleeps. */
function createAutoAdvancingClock(): MockClock & { delays: number[] } {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const slept: number[] = [];
  return {
    delays: slept,
    now: () => now,
    async sleep(milliseconds) {
      slept.push(milliseconds);
      now += milliseconds;
    },
  };
}

/** Creates an engine with this plan and world, and a client for it. */
export const startService = (plan: Plan = {}, world: Scenario['world'] = {}) => {
  const clock = createAutoAdvancingClock();
  const engine = createEngine({ scenario: scenarioWithPlan(plan, world), clock });
  return { engine, clock, visitor: visitorOf(engine) };
};

/** The values with which a visitor creates a proposal. */
export const creationValues = { nome: 'Marina Alves de Souza', cpf: '52998224725' };
