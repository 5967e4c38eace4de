import { defineScenario, type Plan, type Scenario, type StartingWorld } from '#scenarios/define-scenario.ts';

interface Situation {
  product: Scenario['product'];
  world?: StartingWorld;
  plan?: Plan;
}

/** A scenario of which a test uses only the situation: it has no walk and no verdict. */
export const scenarioWith = ({ product, world = {}, plan = {} }: Situation): Scenario =>
  defineScenario({
    id: 'situation-of-a-test',
    title: 'Situação de uma prova',
    story: 'Uma situação montada pela própria prova.',
    requirements: [],
    product,
    world,
    plan,
    walk: [],
    verdict: { endsAt: { heading: '' } },
  });
