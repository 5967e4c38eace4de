/** The result of a function that may fail. Functions of the app return it instead of throwing. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const succeed = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const fail = <Problem>(problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem });
