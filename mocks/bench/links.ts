import { linkOf } from '#scenarios/index.ts';
import type { BenchState } from './bench-state.ts';
import { queryOf } from './settings.ts';

type Situation = Pick<BenchState, 'scenario' | 'settings'>;

/** Opens the app in the situation that the bench shows, without the bench. */
export const appLinkOf = ({ scenario }: Situation, base: string): string => `${base}${linkOf(scenario)}`;

/** Opens the bench in the same situation. */
export const benchLinkOf = ({ settings }: Situation, base: string): string =>
  `${base}bancada/${queryOf(settings)}`;
