import type { OperationId } from '#scenarios/wire.ts';
import { readMember } from './read-member.ts';

/** Operations that only poll. */
const pollOperations: ReadonlySet<OperationId | null> = new Set([
  'finishedUpdate',
  'getTokenValidation',
  'pollC6ConsignadoPrivado',
]);

/** Whether the app asks with this call if something has happened. A form has its members as texts. */
export function isPoll(operation: OperationId | null, body: unknown): boolean {
  const polling = readMember(body, 'polling');
  return (
    pollOperations.has(operation) || (operation === 'updateStep' && (polling === true || polling === 'true'))
  );
}
