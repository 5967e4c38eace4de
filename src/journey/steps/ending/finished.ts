import type { StepTypeDeclaration } from '../step-type.ts';

/** The end of the journey: the final page shows it (2.3). */
export const finished: StepTypeDeclaration = { family: 'ending', statuses: {} };
