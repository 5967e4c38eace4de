/** The outcome of something that may fail: nothing of ours throws past a boundary, it answers with one of these. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const succeed = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const fail = <Problem>(problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem });
