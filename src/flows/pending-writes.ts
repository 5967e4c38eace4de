import type { Failure } from '#journey/model/failure.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import { fingerprintOf } from '#shared/fingerprint-of.ts';
import { isRecord } from '#shared/record.ts';
import { fail, type Result } from '#shared/result.ts';
import { withTimeLimit } from '#shared/with-time-limit.ts';
import type { Context } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';
import { currentHashIdOf, isOpenHere } from './hash-id.ts';
import { TAB_UNANSWERED } from './is-question-open.ts';
import { notePress } from './note-press.ts';
import type { PendingWrite } from './pending-write.ts';
import { isUnanswered, isUnknownOutcome } from './unknown-outcome.ts';

/** A write that is about to be sent. */
export interface WriteAttempt<Request> {
  /** The purpose of the write: the same step, or the same button. */
  purpose: string;
  /** The visitor's decisions, as in `PendingWrite`. */
  content: string;
  /** Collects the rest of what is sent, once per press: device, position, last proposal. */
  createRequest: () => Promise<Request> | Request;
  /** `false`: the write stays in memory, because it may not be stored. Absent: true. */
  isStored?: boolean;
  /**
   * The token in the body of the request; empty or absent for none. It stays in memory, because tokens are not stored
   * (3.46).
   */
  token?: string;
}

/** A write from the device, whose request nothing has checked. */
type StoredWrite = PendingWrite<Readonly<Record<string, unknown>>>;

const isStoredWrite = (value: unknown): value is StoredWrite =>
  isRecord(value) &&
  typeof value.idempotencyKey === 'string' &&
  typeof value.content === 'string' &&
  isRecord(value.request);

/**
 * The write with the members that this version of the app sends. A former version stored the proposal of the press as
 * `knownProposal`; the repeated body must contain the same one (16.3).
 */
function withCurrentMembers(write: StoredWrite): StoredWrite {
  const { knownProposal: last, ...request } = write.request;
  return isRecord(last) ? { ...write, request: { ...request, last, proposalId: last.id } } : write;
}

/**
 * The reading of the writes that an earlier visit has stored. While it lasts, this visit stores none, because its entry
 * would replace theirs (16.3).
 */
interface LateRead {
  /** Resolves when the stored writes are among those in memory. Stays pending while the database does not open. */
  done: Promise<void>;
  /** Whether this visit has waited for it in vain as long as a read may take. */
  isOverdue: boolean;
  /** Whether the device has to store other writes than it has. */
  isStoreDue: boolean;
  /** Tell of a purpose that its earlier write is over. */
  endings: ((purpose: string) => boolean)[];
}

/** By the writes in memory. */
const lateReads = new WeakMap<ReadonlyMap<string, PendingWrite>, LateRead>();

/** The longest time for which a press waits for the stored writes (9.13). Milliseconds. */
const READ_TIME_LIMIT = 5000;

/**
 * The stored writes of this hash id and of those that the service has renamed to it. The former entries are read first:
 * one that is just being moved (3.17) is found under the old name or, after that, under the new one.
 */
async function readStoredWrites(context: Context, hashId: string): Promise<ReadonlyMap<string, unknown>> {
  const { formerHashIds, platform } = context;
  const entries: unknown[] = [];
  // A renaming meanwhile adds one at the end.
  const hashIdAt = (index: number) => [...formerHashIds, currentHashIdOf(context, hashId)][index];
  for (let id = hashIdAt(0); id !== undefined; id = hashIdAt(entries.length))
    entries.push(await platform.secureStorage.read(entryNameOf('writes', id), 'unlimited'));
  return new Map(entries.flatMap(entry => (isRecord(entry) ? Object.entries(entry) : [])));
}

/** Adds the stored writes to those in memory, however long the device needs. */
function startLateRead(context: Context, hashId: string, writes: Map<string, PendingWrite>): LateRead {
  const addStored = (stored: ReadonlyMap<string, unknown>): void => {
    for (const [purpose, write] of stored) {
      if (lateRead.endings.some(hasEnded => hasEnded(purpose))) lateRead.isStoreDue = true;
      else if (isStoredWrite(write) && !writes.has(purpose)) writes.set(purpose, withCurrentMembers(write));
    }
    lateReads.delete(writes);
    const currentId = currentHashIdOf(context, hashId);
    if (lateRead.isStoreDue && context.pendingWrites.get(currentId) === writes)
      storeWrites(context, currentId, writes);
  };
  const lateRead: LateRead = {
    done: readStoredWrites(context, hashId).then(addStored),
    isOverdue: false,
    isStoreDue: false,
    endings: [],
  };
  return lateRead;
}

/** The writes of this hash id, those of an earlier visit as soon as the device has read them. */
async function writesOf(context: Context): Promise<Map<string, PendingWrite>> {
  const { pendingWrites, platform } = context;
  const { clock, secureStorage } = platform;
  const { hashId } = context.state;
  let writes = pendingWrites.get(hashId);
  if (!writes) {
    writes = new Map();
    pendingWrites.set(hashId, writes);
    lateReads.set(writes, startLateRead(context, hashId, writes));
  }
  const lateRead = lateReads.get(writes);
  if (!lateRead || lateRead.isOverdue) return writes;
  const begunAt = clock.steadyNow();
  // Each press tries to open the database. One that refuses does not delay the press.
  if (await secureStorage.ready())
    await withTimeLimit(clock, READ_TIME_LIMIT, lateRead.done).catch(() => undefined);
  lateRead.isOverdue = clock.steadyNow() - begunAt >= READ_TIME_LIMIT;
  return writes;
}

const memoryOnlyWrites = new WeakSet<PendingWrite>();

/** The tokens in the bodies of the writes that this visit has sent. */
const tokensOfWrites = new WeakMap<PendingWrite, string>();

const fingerprintOfToken = (token: string): string | undefined =>
  token === '' ? undefined : fingerprintOf(token);

/**
 * Whether a write can be repeated with the same body. One of an earlier visit cannot if its token was another one: the
 * service refuses a known key with another body.
 */
const isRepeatable = (write: PendingWrite, token: string): boolean =>
  tokensOfWrites.has(write) || write.tokenFingerprint === fingerprintOfToken(token);

function storeWrites({ platform }: Context, hashId: string, writes: ReadonlyMap<string, PendingWrite>): void {
  const lateRead = lateReads.get(writes);
  if (lateRead) {
    lateRead.isStoreDue = true;
    return;
  }
  const storedWrites = [...writes].filter(([, write]) => !memoryOnlyWrites.has(write));
  const name = entryNameOf('writes', hashId);
  // Not awaited: it must not delay the request. If the storage fails, the write is still in memory.
  if (storedWrites.length === 0) void platform.secureStorage.remove(name);
  else void platform.secureStorage.write(name, Object.fromEntries(storedWrites));
}

/** The purpose of a write for one step. `name`: distinguishes the writes of the step. */
export const purposeAt = (slug: string, name: string): string => `${name} ${slug}`;

/** The pending write for this purpose, if there is one. */
export const findPendingWrite = async (
  context: Context,
  purpose: string,
): Promise<PendingWrite | undefined> => (await writesOf(context)).get(purpose);

/**
 * The idempotency key and the request of a press (16.3). They are those of the previous write if it is pending, has
 * the same content and can be repeated; otherwise new. `undefined` if this tab has left the proposal meanwhile, for
 * example because the visitor has erased the device (11.4). Then it stores nothing, and the caller may send nothing.
 */
async function beginWrite<Request extends object>(
  context: Context,
  { purpose, content, createRequest, isStored = true, token = '' }: WriteAttempt<Request>,
): Promise<{ write: PendingWrite<Request>; isRepeated: boolean } | undefined> {
  const { hashId } = context.state;
  const previousWrite = (await writesOf(context)).get(purpose);
  if (!isOpenHere(context, hashId)) return undefined;
  if (previousWrite?.content === content && isRepeatable(previousWrite, token)) {
    if (!tokensOfWrites.has(previousWrite)) tokensOfWrites.set(previousWrite, token);
    // This function wrote it for the same purpose and content, so the request has this type.
    return { write: previousWrite as PendingWrite<Request>, isRepeated: true };
  }
  const tokenFingerprint = fingerprintOfToken(token);
  const write = {
    idempotencyKey: context.platform.createIdempotencyKey(),
    content,
    request: await createRequest(),
    ...(tokenFingerprint === undefined ? {} : { tokenFingerprint }),
  };
  tokensOfWrites.set(write, token);
  if (!isOpenHere(context, hashId)) return undefined;
  // Read only now: the others may have been forgotten during the time that the position took (11.4).
  const writes = await writesOf(context);
  if (!isOpenHere(context, hashId)) return undefined;
  if (!isStored) memoryOnlyWrites.add(write);
  writes.set(purpose, write);
  storeWrites(context, currentHashIdOf(context, hashId), writes);
  return { write, isRepeated: false };
}

/** Removes a write whose outcome is known: the next press is a new write. `hashId`: the one under which it began. */
export function completeWrite(context: Context, purpose: string, hashId = context.state.hashId): void {
  const currentId = currentHashIdOf(context, hashId);
  const writes = context.pendingWrites.get(currentId);
  if (!writes) return;
  lateReads.get(writes)?.endings.push(ended => ended === purpose);
  if (writes.delete(purpose)) storeWrites(context, currentId, writes);
}

/**
 * Removes the writes for a step that the service has worked on since the last press: whether the press arrived does not
 * matter any more, and the next one is a new write.
 */
export async function completeWritesAt(context: Context, slug: string): Promise<void> {
  const { hashId } = context.state;
  const isAtStep = (purpose: string): boolean => purpose.endsWith(purposeAt(slug, ''));
  const writes = await writesOf(context);
  for (const purpose of writes.keys()) if (isAtStep(purpose)) completeWrite(context, purpose, hashId);
  lateReads.get(writes)?.endings.push(isAtStep);
}

/** The service still works on an earlier request with the same key, for example one that the browser has repeated. */
export const isStillRunning = (failure: Failure): boolean =>
  failure.kind === 'service' && failure.status === 409 && !failure.redirects;

/**
 * Whether the answer tells the outcome of the write. Otherwise the write stays pending and keeps its key: the service
 * may have got it. After a repetition even the failure of a service that has answered is the outcome, because a service
 * stores the answer under the key and repeats it.
 */
function tellsOutcome<Value>(answer: Result<Value, Failure>, isRepeated: boolean): boolean {
  if (answer.ok) return true;
  const { problem } = answer;
  const isUnknown = isRepeated ? isUnanswered(problem) : isUnknownOutcome(problem);
  return !isUnknown && problem.kind !== 'cancelled' && !isStillRunning(problem);
}

/**
 * Sends a write with its key, and completes it as soon as an answer tells its outcome. The failure is `cancelled`, and
 * nothing is sent, if this tab leaves the proposal before the request is ready.
 */
export async function sendWrite<Request extends object, Value>(
  context: Context,
  newWrite: WriteAttempt<Request>,
  send: (request: Request & { idempotencyKey: string }, token: string) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const { hashId } = context.state;
  notePress(context);
  const started = await beginWrite(context, newWrite);
  if (!started) return fail({ kind: 'cancelled', operation: newWrite.purpose });
  const { write, isRepeated } = started;
  const { request, idempotencyKey } = write;
  const { tabMemory } = context.platform;
  tabMemory.write(TAB_UNANSWERED, context.state.proposal?.currentStep ?? '');
  const answer = await send({ ...request, idempotencyKey }, tokensOfWrites.get(write) ?? '');
  if (tellsOutcome(answer, isRepeated)) {
    tabMemory.remove(TAB_UNANSWERED);
    completeWrite(context, newWrite.purpose, hashId);
  }
  return answer;
}

/**
 * The proposal as a request contains it. Tokens are kept in cookies and memory only (3.46), and no request needs those
 * of the proposal.
 */
export function withoutTokens(proposal: Proposal | undefined): Proposal | undefined {
  if (!proposal) return undefined;
  const { jwtToken: _, ...others } = proposal;
  return { ...others, accessToken: '' };
}
