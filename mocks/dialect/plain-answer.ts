import type { OperationId } from '#scenarios/wire.ts';

/** An answer of the service before the dialect changes it. */
export interface PlainAnswer {
  operation: OperationId;
  /** Slug of the step that the call names, if it names one. */
  step: string | undefined;
  status: number;
  body: unknown;
}
