import type { Failure } from '#journey/model/failure.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import { isRecord } from '#shared/record.ts';
import type { Result } from '#shared/result.ts';
import type { Context } from './context.ts';
import { currentHashId } from './hash-id.ts';
import type { PendingWrite } from './pending-write.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** A write that is about to be sent. */
export interface WriteAttempt<Request> {
  /** The purpose of the write: the same step, or the same button. */
  purpose: string;
  content: string;
  /** Collects the rest of the request, once per press: device, position, known proposal. */
  createRequest: () => Promise<Request> | Request;
  /** False keeps it in memory only, because it may not be stored, or would be useless after a reload. Absent: true. */
  isStored?: boolean;
}

const nameOf = (hashId: string): string => `writes:${hashId}`;

const isPending = (value: unknown): value is PendingWrite =>
  isRecord(value) &&
  typeof value.idempotencyKey === 'string' &&
  typeof value.content === 'string' &&
  isRecord(value.request);

/** The writes of this hash id. The first call reads what is stored on the device. */
async function writesOf({ pendingWrites, platform, state }: Context): Promise<Map<string, PendingWrite>> {
  const { hashId } = state;
  const pending = pendingWrites.get(hashId);
  if (pending) return pending;
  const stored = await platform.secureStorage.read(nameOf(hashId)).catch(() => undefined);
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  const writes = pendingWrites.get(hashId) ?? new Map(entries.filter(([, write]) => isPending(write)));
  pendingWrites.set(hashId, writes as Map<string, PendingWrite>); // isPending has just checked each.
  return writes as Map<string, PendingWrite>;
}

const memoryOnlyWrites = new WeakSet<PendingWrite>();

function storeWrites({ platform }: Context, hashId: string, writes: ReadonlyMap<string, PendingWrite>): void {
  const storedWrites = [...writes].filter(([, write]) => !memoryOnlyWrites.has(write));
  const name = nameOf(hashId);
  // Not awaited: it must not delay the request. If the storage fails, the write is still in memory.
  if (storedWrites.length === 0) void platform.secureStorage.remove(name);
  else void platform.secureStorage.write(name, Object.fromEntries(storedWrites));
}

/** The pending write for this purpose, if there is one. */
export const pendingWrite = async (context: Context, purpose: string): Promise<PendingWrite | undefined> =>
  (await writesOf(context)).get(purpose);

/**
 * The key and request of a press (16.3). While the previous write is pending and nothing has changed, they are the
 * same; otherwise new.
 */
async function beginWrite<Request extends object>(
  context: Context,
  { purpose, content, createRequest, isStored = true }: WriteAttempt<Request>,
): Promise<PendingWrite<Request>> {
  const { hashId } = context.state;
  const writes = await writesOf(context);
  const previousWrite = writes.get(purpose);
  // This function wrote it for the same purpose and content, so the request has this type.
  if (previousWrite?.content === content) return previousWrite as PendingWrite<Request>;
  const write = {
    idempotencyKey: context.platform.createIdempotencyKey(),
    content,
    request: await createRequest(),
  };
  if (!isStored) memoryOnlyWrites.add(write);
  writes.set(purpose, write);
  storeWrites(context, hashId, writes);
  return write;
}

/** The outcome is known, so the next press is a new write. `hashId`: the hash id under which the write began. */
export function completeWrite(context: Context, purpose: string, hashId = context.state.hashId): void {
  const currentId = currentHashId(context, hashId);
  const writes = context.pendingWrites.get(currentId);
  if (writes?.delete(purpose)) storeWrites(context, currentId, writes);
}

/** The service has renamed the hash id (3.17): a pending write keeps its key. */
export function moveWrites(
  { pendingWrites, platform, state }: Context,
  previousHashId: string,
): Promise<void> {
  const writes = pendingWrites.get(previousHashId);
  pendingWrites.delete(previousHashId);
  if (writes) pendingWrites.set(state.hashId, writes);
  return platform.secureStorage.rename(nameOf(previousHashId), nameOf(state.hashId));
}

/** Another proposal begins: removes this one's writes from the device (11.4). */
export function forgetWrites({ pendingWrites, platform, state }: Context): Promise<void> {
  pendingWrites.delete(state.hashId);
  return platform.secureStorage.remove(nameOf(state.hashId));
}

/** A cancelled write may have arrived as well: it keeps its key, although nothing is reported. */
const isSettled = <Value>(answer: Result<Value, Failure>): boolean =>
  answer.ok || !(isUnknownOutcome(answer.problem) || answer.problem.kind === 'cancelled');

/** Sends a write with its key, and completes it as soon as an answer shows the outcome. */
export async function sendWrite<Request extends object, Value>(
  context: Context,
  newWrite: WriteAttempt<Request>,
  send: (request: Request & { idempotencyKey: string }) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const { hashId } = context.state;
  const { request, idempotencyKey } = await beginWrite(context, newWrite);
  const answer = await send({ ...request, idempotencyKey });
  if (isSettled(answer)) completeWrite(context, newWrite.purpose, hashId);
  return answer;
}

/**
 * The proposal as a request contains it. Tokens are kept in cookies and memory only (3.46), and no request needs this
 * one.
 */
export const withoutToken = (proposal: Proposal | undefined): Proposal | undefined =>
  proposal && { ...proposal, accessToken: '' };
