/** Read by the type checker only: a table that leaves an operation or a fault out is an error ([10.10]). */

import { type FaultedCall, type FaultTable, unseenOutcomes } from './faulted-call.ts';
import { readCalls } from './read-calls.ts';
import { simulationCalls } from './simulation-calls.ts';

// @ts-expect-error: the operations that write have no row
export const withoutWrites: FaultTable = { ...readCalls, ...simulationCalls };

const { hang: _, ...withoutHang } = unseenOutcomes;

// @ts-expect-error: no outcome for an answer that never comes
export const withoutFault: FaultedCall['outcomes'] = withoutHang;
