import type { JourneyRules } from './rules/rule.ts';

/** A wave header without or with the phases of the journey. */
export type WaveLook = 'plain' | 'phases';

/** The wave header of a product, with the phases of the journey or without (2.52, 2.53); `undefined`: no wave. */
export const waveLookOf = ({
  hasWaveHeader,
  hasPhases,
}: Pick<JourneyRules, 'hasWaveHeader' | 'hasPhases'>): WaveLook | undefined =>
  hasWaveHeader ? (hasPhases ? 'phases' : 'plain') : undefined;
