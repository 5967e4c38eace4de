import type { Scenario } from '../../define-scenario.ts';
import { textosDaEspera } from './cycling-texts.ts';
import { lostRetry } from './lost-retry.ts';
import { pollingFailure } from './polling-failure.ts';
import { estadoDesconhecido, pollingSuccess } from './polling-success.ts';

/** In the order in which the catalogue shows them. */
export const esperaScenarios: readonly Scenario[] = [
  pollingSuccess,
  estadoDesconhecido,
  textosDaEspera,
  lostRetry,
  pollingFailure,
];
