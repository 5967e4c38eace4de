import type { Scenario } from '../../define-scenario.ts';
import { parceirosPermitidos, parceirosRecusados, parceirosSemPergunta } from './parceiros.ts';

/** In the order in which the catalogue shows them. */
export const marketingScenarios: readonly Scenario[] = [
  parceirosPermitidos,
  parceirosRecusados,
  parceirosSemPergunta,
];
