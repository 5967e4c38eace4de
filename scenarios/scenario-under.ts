import type { Scenario } from './define-scenario.ts';
import { type Lender, lenderSeparator, stepsUnder, systemUnder } from './lenders.ts';
import type { WireSystem } from './wire.ts';

/** Puts a scenario under another lender: its product, and every system answer that it plans. */
export function scenarioUnder(scenario: Scenario, lender: Lender | undefined): Scenario {
  if (!lender) return scenario;
  const { plan } = scenario;
  // Only answers of the system call change, and each keeps its shape.
  const getSystem = plan.getSystem && (rebrandAnswers(plan.getSystem, lender) as typeof plan.getSystem);
  return {
    ...scenario,
    product: `${scenario.product}${lenderSeparator}${lender.slug}`,
    plan: getSystem ? { ...plan, getSystem } : plan,
  };
}

/** Walks through a plan and rebrands each body that is a system answer. */
function rebrandAnswers(plannedAnswer: unknown, lender: Lender): unknown {
  if (Array.isArray(plannedAnswer)) return plannedAnswer.map(answer => rebrandAnswers(answer, lender));
  if (typeof plannedAnswer !== 'object' || plannedAnswer === null) return plannedAnswer;
  if ('metaProductBank' in plannedAnswer && 'steps' in plannedAnswer) {
    const system = plannedAnswer as WireSystem; // only a system answer has these members
    return { ...systemUnder(system, lender), steps: stepsUnder(system.steps, system, lender) };
  }
  return Object.fromEntries(
    Object.entries(plannedAnswer).map(([key, value]) => [key, rebrandAnswers(value, lender)]),
  );
}
