import { keyOf } from '../fields/field-context.ts';
import type { Journey, PlannedForm, PlannedStep } from '../journey.ts';
import type { Json, JsonObject, Wire } from '../wire.ts';

/** A submission that the service has taken. */
export interface Submission {
  step: string;
  data: JsonObject;
  /** Names of the files by the key of their field. */
  files: Readonly<Record<string, readonly string[]>>;
}

/** One call, as the service has answered it. */
export interface AnsweredCall {
  operation: string;
  path: string;
  status: number;
  /** A poll, the action of a button or `submit`; only of an update. */
  purpose?: string;
  isLost?: boolean;
}

/** How long the service needs to complete a proposal (4.22). */
const COMPLETION = 2500;

/**
 * The state that the service keeps of one journey. It depends on the calls and on the clock, never on the number of
 * polls.
 */
export class Visit {
  readonly journey: Journey;
  /** The hashes of the link, the last of which is the present one: a restart gives it another one. */
  readonly hashes: string[] = [];
  readonly submissions: Submission[] = [];
  readonly calls: AnsweredCall[] = [];
  /** Differences from the contract, and requests that no journey should bring about. */
  readonly complaints: string[] = [];
  readonly answersOfStep = new Map<string, JsonObject>();
  readonly offers: Wire['simulation'][] = [];
  readonly financings: Wire['vehicleFinancing'][] = [];
  readonly answersByKey = new Map<string, { status: number; body: Json; request: string }>();
  readonly codeStatus = new Map<string, Wire['stepStatus']>();
  confirmedCodes = 0;
  isCreated = false;
  isEnded = false;
  reviewed: string | undefined;
  /** The form that the service has asked the visitor to repeat (`externalRedoStep`), until it is sent. */
  externalRedo: string | undefined;
  /** Does the service refuse every call until the visitor has confirmed a code? */
  isLocked = false;
  /** The access tokens that open the proposal: every call carries one of them, or none if there are none. */
  readonly accessTokens = new Set<string>();
  private position = 0;
  private readonly status = new Map<string, Wire['stepStatus']>();
  private readyAt = 0;
  private completedAt: number | undefined;
  private readonly done = new Set<string>();

  constructor(journey: Journey) {
    this.journey = journey;
    this.hashes.push(journey.hash);
    const { token } = journey.opening.tokens;
    if (token !== undefined) this.accessTokens.add(token);
  }

  get hash(): string {
    return this.hashes.at(-1) ?? this.journey.hash;
  }

  get proposalId(): string {
    return `proposta-de-${this.hash}`;
  }

  get current(): PlannedStep {
    const step = this.journey.steps[this.position];
    if (!step) throw new Error('The proposal is beyond its last step.');
    return step;
  }

  /** The step that the visitor sees. */
  get open(): PlannedStep {
    return this.stepAt(this.reviewed ?? this.current.wire.slug) ?? this.current;
  }

  get isAtEnd(): boolean {
    return this.current.kind === 'end' && this.reviewed === undefined;
  }

  get isCompleting(): boolean {
    return this.completedAt !== undefined && Date.now() < this.completedAt;
  }

  stepAt(slug: string): PlannedStep | undefined {
    return this.journey.steps.find(({ wire }) => wire.slug === slug);
  }

  statusOf(slug: string): Wire['stepStatus'] {
    return this.status.get(slug) ?? 'init';
  }

  lastSubmissionOf(slug: string): Submission | undefined {
    return this.submissions.findLast(({ step }) => step === slug);
  }

  /** True the first time that it is asked for this event: a planned event happens once. */
  isFirst(event: string): boolean {
    if (this.done.has(event)) return false;
    this.done.add(event);
    return true;
  }

  /** Lets the work that is over by now take its effect. */
  settle(): void {
    const { current } = this;
    if (
      current.kind !== 'wait' ||
      this.statusOf(current.wire.slug) !== 'waiting' ||
      Date.now() < this.readyAt
    )
      return;
    if (this.endsAt(current.wire.slug)) this.isEnded = true;
    else if (current.result !== undefined && this.isFirst(`result of ${current.wire.slug}`))
      this.status.set(current.wire.slug, current.result);
    else this.moveOn();
  }

  save(submission: Submission): void {
    const { step, data, files } = submission;
    this.submissions.push(submission);
    const fileLists = Object.entries(files).map(([key, names]) => [
      key,
      names.map(name => ({ name, size: 1000, receivedAt: new Date().toISOString() })),
    ]);
    this.answersOfStep.set(step, {
      ...this.answersOfStep.get(step),
      ...data,
      ...Object.fromEntries(fileLists),
    });
    if (step === this.externalRedo) this.externalRedo = undefined;
    if (step === this.reviewed) this.reviewed = undefined;
    else if (step === this.current.wire.slug) this.leaveForm();
  }

  /** A button of the current step. @param action as in `stepAction` of the contract. */
  act(action: string): void {
    const { current } = this;
    const { slug } = current.wire;
    const isConfirmed = current.kind === 'code' && this.codeStatus.get(slug) === 'success';
    const isDone = current.kind === 'wait' && action === 'advance' && this.statusOf(slug) === 'success';
    if (current.kind === 'summary' || isConfirmed || isDone) this.moveOn();
    else if (current.kind === 'wait' && this.statusOf(slug) !== 'waiting') this.beginWork(current.duration);
  }

  /** Is this journey meant by a path with these parameters? */
  isMeantBy(parameters: readonly string[]): boolean {
    const { other } = this.journey;
    const names = [...this.hashes, this.proposalId, other?.entry.hashId, other?.entry._id];
    return names.some(name => name !== undefined && parameters.includes(name));
  }

  /** Goes on with another proposal, which has passed the first step with the same answers. */
  adopt(hash: string): void {
    this.hashes.push(hash);
    this.isCreated = true;
    const { current } = this;
    if (current.kind !== 'form') return;
    const answers = current.fields.flatMap(field =>
      field.sent.slice(0, 1).map(value => [keyOf(field), value]),
    );
    this.save({ step: current.wire.slug, data: Object.fromEntries(answers), files: {} });
  }

  /** Begins the journey again, with another hash and without a proposal (4.25). */
  restart(): void {
    this.hashes.push(`${this.journey.hash}-${this.hashes.length + 1}`);
    this.submissions.length = 0;
    this.offers.length = 0;
    for (const answers of [this.answersOfStep, this.codeStatus, this.status]) answers.clear();
    // A token that opened the old proposal stays with a typist only (a-4.27).
    if (this.journey.opening.tokens.userOfficeToken === undefined) this.accessTokens.clear();
    this.isCreated = false;
    this.done.delete('other proposal'); // the new proposal is created anew
    this.reviewed = undefined;
    this.position = 0;
  }

  setStatus(slug: string, status: Wire['stepStatus']): void {
    this.status.set(slug, status);
  }

  private leaveForm(): void {
    const { current } = this;
    if (this.endsAt(current.wire.slug)) {
      this.isEnded = true;
      return;
    }
    this.moveOn();
    if (current.kind !== 'form') return;
    this.applyPlan(current);
  }

  private applyPlan({ wire, reviews, isCompleted }: PlannedForm): void {
    if (reviews !== undefined && this.isFirst(`review after ${wire.slug}`)) this.reviewed = reviews;
    if (isCompleted && this.isFirst(`completion after ${wire.slug}`))
      this.completedAt = Date.now() + COMPLETION;
  }

  private endsAt(slug: string): boolean {
    return this.journey.earlyEnd?.step === slug;
  }

  private moveOn(): void {
    this.status.set(this.current.wire.slug, 'success');
    this.position += 1;
    const { current } = this;
    if (current.kind === 'wait' && current.begunBy === 'service') this.beginWork(current.duration);
  }

  private beginWork(duration: number): void {
    this.status.set(this.current.wire.slug, 'waiting');
    this.readyAt = Date.now() + duration;
  }
}
