import { keyOf } from '../fields/field-context.ts';
import type { Journey, PlannedAuthorisation, PlannedForm, PlannedStep } from '../journey.ts';
import { isJsonObject, type Json, type JsonObject, type Wire } from '../wire.ts';

/** A submission that the service has taken. */
export interface Submission {
  step: string;
  data: JsonObject;
  /** Names of the files by the key of their field. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Bytes of these files by their names. */
  sizes?: Readonly<Record<string, number>>;
  /** True sends the form although a document of it cannot be read (4.18). */
  finished?: boolean;
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

/** How long the service needs to check a document. */
const CHECK = 1500;

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
  private readonly offersOfStep = new Map<string, Wire['simulation'][]>();
  /** The offers of the last answer. */
  propertyOffers: readonly Wire['financingOffer'][] = [];
  readonly financings: Wire['vehicleFinancing'][] = [];
  readonly answersByKey = new Map<string, { status: number; body: Json; request: string }>();
  readonly codeStatus = new Map<string, Wire['stepStatus']>();
  /** The body of the last request for an offer. */
  lastSimulation: Json = null;
  /** How many more messages C6 has sent. */
  resentMessages = 0;
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
    if (current.kind === 'authorisation') this.settleAuthorisation(current);
    if (this.statusOf(current.wire.slug) !== 'waiting' || Date.now() < this.readyAt) return;
    if (current.kind === 'form') this.finishCheck(current);
    if (current.kind !== 'wait') return;
    if (this.endsAt(current.wire.slug)) this.isEnded = true;
    else if (current.result !== undefined && this.isFirst(`result of ${current.wire.slug}`))
      this.status.set(current.wire.slug, current.result);
    else this.moveOn();
  }

  save(submission: Submission): void {
    const { step, data, files, sizes = {} } = submission;
    this.submissions.push(submission);
    const stored = this.answersOfStep.get(step) ?? {};
    const fileLists = this.fileKeysOf(step).flatMap(key => {
      const list = this.mergeFiles(stored[key], data[key], files[key], sizes);
      return list ? [[key, list]] : [];
    });
    this.answersOfStep.set(step, { ...stored, ...data, ...Object.fromEntries(fileLists) });
    if (step === this.externalRedo) this.externalRedo = undefined;
    if (step === this.reviewed) this.reviewed = undefined;
    else if (step === this.current.wire.slug) this.leaveForm(submission.finished === true);
    else if (this.asksFor(step) === 'readError') this.moveOn(); // with another document, or without one
  }

  /** The service asks for this in the next form because of a document of this one, if that form is the current one. */
  asksFor(slug: string): 'readError' | 'overdueBill' | undefined {
    const step = this.stepAt(slug);
    const trouble = step?.kind === 'form' ? step.trouble : step?.kind === 'wait' ? step.overdue : undefined;
    if (trouble?.kind !== 'unreadable' && trouble?.kind !== 'overdue') return undefined;
    if (trouble.next !== this.current.wire.slug) return undefined;
    return trouble.kind === 'unreadable' ? 'readError' : 'overdueBill';
  }

  /** The service asks for this in the current step because of an earlier form. */
  get feature(): 'readError' | 'overdueBill' | undefined {
    return this.journey.steps.map(({ wire }) => this.asksFor(wire.slug)).find(asked => asked !== undefined);
  }

  /** Names of the files that the service has stored for a field. */
  storedFilesOf(slug: string, key: string): string[] {
    const list = this.answersOfStep.get(slug)?.[key];
    return Array.isArray(list) ? list.map(file => (isJsonObject(file) ? String(file.name) : '')) : [];
  }

  /** A button of the current step. @param action as in `stepAction` of the contract. */
  act(action: string): void {
    const { current } = this;
    const { slug } = current.wire;
    const isConfirmed = current.kind === 'code' && this.codeStatus.get(slug) === 'success';
    const isDone = current.kind === 'wait' && action === 'advance' && this.statusOf(slug) === 'success';
    const isDeclined = action === 'skipStep' && this.feature === 'overdueBill';
    if (current.kind === 'summary' || isConfirmed || isDone || isDeclined) this.moveOn();
    else if (current.kind === 'wait' && this.statusOf(slug) !== 'waiting') {
      if (current.isInsertion) this.complaints.push(`"${action}" begins no insertion`);
      this.beginWork(current.duration);
    }
  }

  /** Begins the insertion of a car-equity proposal. @returns false if the current step has none. */
  insert(): boolean {
    const { current } = this;
    if (current.kind !== 'wait' || !current.isInsertion) return false;
    if (this.statusOf(current.wire.slug) !== 'waiting') this.beginWork(current.duration);
    return true;
  }

  /** The visitor has opened the link of the message, or sent its code. */
  authorise(): void {
    if (this.current.kind === 'authorisation') this.moveOn();
  }

  /** Is this journey meant by a path with these parameters? */
  isMeantBy(parameters: readonly string[]): boolean {
    const { other } = this.journey;
    const names = [...this.hashes, this.proposalId, other?.entry.hashId, other?.entry._id];
    return names.some(name => name !== undefined && parameters.includes(name));
  }

  /** The offers that the service has made. */
  get offers(): Wire['simulation'][] {
    return [...this.offersOfStep.values()].flat();
  }

  offersOf(slug: string): readonly Wire['simulation'][] {
    return this.offersOfStep.get(slug) ?? [];
  }

  /** Makes an offer at the step that is open. */
  makeOffer(offer: Wire['simulation']): void {
    const { slug } = this.open.wire;
    this.offersOfStep.set(slug, [...this.offersOf(slug), offer]);
  }

  /** Goes on with another proposal, which has passed the first step with the same answers. */
  adopt(hash: string): void {
    this.hashes.push(hash);
    // The token of the link is none of the other proposal.
    this.accessTokens.clear();
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
    for (const memory of [this.offersOfStep, this.answersOfStep, this.codeStatus, this.status])
      memory.clear();
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

  private fileKeysOf(slug: string): string[] {
    const step = this.stepAt(slug);
    return step?.kind === 'form' ? step.fields.filter(({ control }) => control === 'files').map(keyOf) : [];
  }

  /** The files of a field after a submission (`UpdateStepFiles`); `undefined` if it has none, and nothing changes. */
  private mergeFiles(
    stored: Json | undefined,
    names: Json | undefined,
    files: readonly string[] | undefined,
    sizes: Readonly<Record<string, number>>,
  ): Json[] | undefined {
    const earlier = Array.isArray(stored) ? stored : [];
    if (names === undefined && files === undefined) return Array.isArray(stored) ? earlier : undefined;
    const kept = Array.isArray(names)
      ? names.flatMap(name => {
          const file = earlier.find(entry => isJsonObject(entry) && entry.name === name);
          if (!file) this.complaints.push(`the file "${String(name)}" shall stay, which nobody has sent`);
          return file ? [file] : [];
        })
      : [];
    const receivedAt = new Date().toISOString();
    return [...kept, ...(files ?? []).map(name => ({ name, size: sizes[name] ?? 0, receivedAt }))];
  }

  /** The check of a document is over: at first the service asks for another one. */
  private finishCheck({ wire, trouble }: PlannedForm): void {
    if (trouble?.kind === 'checked' && this.isFirst(`check of ${wire.slug}`))
      this.status.set(wire.slug, trouble.status);
    else this.moveOn();
  }

  private leaveForm(isFinished: boolean): void {
    const { current } = this;
    if (this.endsAt(current.wire.slug)) {
      this.isEnded = true;
      return;
    }
    if (current.kind === 'form' && isChecked(current)) {
      this.beginWork(CHECK);
      return;
    }
    this.moveOn();
    if (current.kind !== 'form') return;
    if (isFinished && this.asksFor(current.wire.slug) === 'readError') this.moveOn();
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
    if (current.kind === 'authorisation') this.readyAt = Date.now() + current.delay;
  }

  /** C6 sends its message. */
  private settleAuthorisation({ wire }: PlannedAuthorisation): void {
    if (this.statusOf(wire.slug) === 'init' && Date.now() >= this.readyAt)
      this.setStatus(wire.slug, 'waiting');
  }

  private beginWork(duration: number): void {
    this.status.set(this.current.wire.slug, 'waiting');
    this.readyAt = Date.now() + duration;
  }
}

/** Does the service need a while for the document of the form? */
const isChecked = ({ trouble }: PlannedForm): boolean =>
  trouble?.kind === 'checked' || (trouble?.kind === 'overdue' && trouble.isChecked === true);
