import type { Scenario } from './define-scenario.ts';
import { type Lender, separator, stepsUnder, systemUnder } from './lenders.ts';
import type { WireSystem } from './wire.ts';

/** A scenario with its product, and every system answer that it plans, under another lender. */
export function scenarioUnder(scenario: Scenario, lender: Lender | undefined): Scenario {
  if (!lender) return scenario;
  const { plan } = scenario;
  // Only answers of the system call change, and each keeps its shape.
  const getSystem = plan.getSystem && (rebranded(plan.getSystem, lender) as typeof plan.getSystem);
  return {
    ...scenario,
    product: `${scenario.product}${separator}${lender.slug}`,
    plan: getSystem ? { ...plan, getSystem } : plan,
  };
}

/** Walks through a plan and rebrands each body that is a system answer. */
function rebranded(planned: unknown, lender: Lender): unknown {
  if (Array.isArray(planned)) return planned.map(one => rebranded(one, lender));
  if (typeof planned !== 'object' || planned === null) return planned;
  if ('metaProductBank' in planned && 'steps' in planned) {
    const system = planned as WireSystem; // only a system answer has these members
    return { ...systemUnder(system, lender), steps: stepsUnder(system.steps, system, lender) };
  }
  return Object.fromEntries(Object.entries(planned).map(([key, value]) => [key, rebranded(value, lender)]));
}
