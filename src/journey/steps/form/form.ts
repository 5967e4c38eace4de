import type { StepTypeDeclaration } from '../step-type.ts';

/** A step the visitor fills (2.37). Its texts come from the step itself. */
export const form: StepTypeDeclaration = { family: 'form', statuses: {} };
