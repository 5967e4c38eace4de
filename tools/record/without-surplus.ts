import { answerBreachesOf } from '#mocks/contract/check.ts';
import type { OperationContract } from '#mocks/contract/operation-contract.ts';
import { contractNames } from './contract-names.ts';

/** A body without the members that no schema of the contract names, and its breaches. */
export interface CheckedBody {
  body: unknown;
  complaints: readonly string[];
  surplusCount: number;
}

/**
 * Removes the members that no schema names, if the answer is otherwise as the contract says: the contract allows them,
 * and the app does not read them. An answer with contradictions stays whole, and these members are no complaints.
 */
export function withoutSurplus(
  operation: OperationContract,
  status: number,
  contentType: string,
  recordedBody: unknown,
): CheckedBody {
  const breachesOf = (body: unknown) => answerBreachesOf(operation, status, contentType, body);
  const allBreaches = breachesOf(recordedBody);
  const body = structuredClone(recordedBody);
  let breaches = allBreaches;
  let surplusCount = 0;
  for (;;) {
    const removed = breaches.filter(
      ({ surplus }) => isUnnamed(surplus) && removeMember(body, surplus),
    ).length;
    if (removed === 0) break;
    surplusCount += removed;
    breaches = breachesOf(body);
  }
  if (breaches.length === 0) return { body, complaints: [], surplusCount };
  const contradictions = allBreaches.filter(({ surplus }) => !isUnnamed(surplus));
  return {
    body: recordedBody,
    complaints: (contradictions.length > 0 ? contradictions : allBreaches).map(({ detail }) => detail),
    surplusCount: 0,
  };
}

/** Whether no schema names the member. Below `errors`, names are those of fields. */
const isUnnamed = (keys: readonly string[] | undefined): keys is readonly string[] =>
  keys !== undefined && !contractNames.has(keys.at(-1) ?? '') && !keys.includes('errors');

/** Removes the member at the end of the keys; false if it is not there. */
function removeMember(body: unknown, keys: readonly string[]): boolean {
  const owner = keys.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], body);
  const name = keys.at(-1);
  return (
    name !== undefined && Object.hasOwn(Object(owner), name) && Reflect.deleteProperty(Object(owner), name)
  );
}
