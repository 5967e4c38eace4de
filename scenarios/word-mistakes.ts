import type { Check } from './check.ts';
import type {
  AnswerEncoding,
  Fault,
  OtherProposal,
  Reply,
  Scenario,
  Sequence,
  StartingProposal,
  StartingWorld,
  TokenBehaviour,
} from './define-scenario.ts';
import { suggestName } from './suggest-name.ts';
import type { Effects, Forbidden, HeldFile, SentCalls, Verdict, WalkAction } from './walk.ts';
import type { OperationId } from './wire.ts';

/** Names as the keys of an object, so that the compiler demands each of them and refuses any other. */
type Names<Name extends PropertyKey | undefined> = Readonly<Record<Exclude<Name, undefined>, true>>;

/** The names of all members in a union of objects. */
type MemberOf<Union> = Union extends unknown ? keyof Union : never;

/** All variants of a union by their tag, with the names of the other members of each. */
type Variants<Tag extends string, Union extends Readonly<Record<Tag, string>>> = {
  readonly [Value in Union[Tag]]: Names<Exclude<MemberOf<Extract<Union, Readonly<Record<Tag, Value>>>>, Tag>>;
};

/** Any operation: its type is the cheapest one to compare, and the names of the members are the same for all. */
type SomeAnswer = Reply<'getSystem'> | Fault<'getSystem'> | { kind: 'world'; encoding?: AnswerEncoding };

const actionVariants: Variants<'do', WalkAction> = {
  open: { hash: true, path: true, query: true, newTab: true },
  fill: { field: true, with: true },
  choose: { field: true, option: true },
  check: { field: true },
  attach: { field: true, files: true },
  press: { button: true },
  pressKey: { key: true },
  waitFor: { text: true, heading: true },
  expectField: { field: true, value: true },
  expectChoice: { field: true, option: true },
  expectChecked: { field: true, checked: true },
  expectAbsent: { text: true },
  nextPoll: {},
  waitForCall: { operation: true, times: true },
  advance: { ms: true },
  reload: {},
  goOffline: {},
  goOnline: {},
  forbid: { feature: true },
  call: {
    operation: true,
    path: true,
    query: true,
    headers: true,
    body: true,
    multipart: true,
    answers: true,
  },
};

/** The members without which an action does nothing; of a list one is enough. */
const neededMembers: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  open: [],
  fill: ['field', 'with'],
  choose: ['field', 'option'],
  check: ['field'],
  attach: ['field', 'files'],
  press: ['button'],
  pressKey: ['key'],
  waitFor: [['text', 'heading']],
  expectField: ['field', 'value'],
  expectChoice: ['field', 'option'],
  expectChecked: ['field', 'checked'],
  expectAbsent: ['text'],
  nextPoll: [],
  waitForCall: ['operation'],
  advance: ['ms'],
  reload: [],
  goOffline: [],
  goOnline: [],
  forbid: ['feature'],
  call: ['operation', 'answers'],
} satisfies Record<WalkAction['do'], unknown>;

const answerVariants: Variants<'kind', SomeAnswer> = {
  reply: { status: true, body: true, headers: true, encoding: true, otherFields: true },
  world: { encoding: true },
  networkError: {},
  resetBeforeCommit: {},
  resetAfterCommit: {},
  hang: {},
  latency: { ms: true, answer: true },
  truncatedJson: {},
  cutBody: {},
  wrongShape: {},
  nulls: {},
  html: { status: true },
  emptyBody: { status: true },
  lostAfterCommit: {},
  failedAfterCommit: {},
  duplicated: {},
  offContract: { reason: true, status: true, body: true, headers: true },
};
const plannedVariants = {
  ...answerVariants,
  sequence: { answers: true, afterLast: true },
} as const;
const sequenceEnds: Names<Sequence<OperationId>['afterLast']> = { repeat: true, worldAnswers: true };

const scenarioMembers: Names<keyof Scenario> = {
  id: true,
  title: true,
  story: true,
  requirements: true,
  product: true,
  tags: true,
  world: true,
  plan: true,
  walk: true,
  verdict: true,
};
const verdictMembers: Names<keyof Verdict> = {
  seen: true,
  notSeen: true,
  sent: true,
  effects: true,
  files: true,
  endsAt: true,
  console: true,
};
const effectNames: Names<keyof Effects> = {
  proposals: true,
  savedSteps: true,
  finished: true,
  hashes: true,
  codesSent: true,
  smsSent: true,
  redone: true,
  uploads: true,
  consents: true,
  forks: true,
};
const sentMembers: Names<keyof SentCalls> = {
  operation: true,
  times: true,
  requests: true,
  address: true,
  poll: true,
  status: true,
  body: true,
  headers: true,
};
const fileMembers: Names<keyof HeldFile> = { step: true, key: true, hashId: true, name: true, size: true };
const endMembers: Names<MemberOf<Verdict['endsAt']>> = { path: true, heading: true };
const worldMembers: Names<keyof StartingWorld> = {
  proposal: true,
  access: true,
  checks: true,
  completion: true,
  others: true,
  contracts: true,
  documents: true,
  token: true,
  unreadable: true,
  overdueBill: true,
  validates: true,
};
const proposalMembers: Names<keyof StartingProposal> = {
  customFields: true,
  data: true,
  externalRedoStep: true,
  changesHistory: true,
  systemicValue: true,
  corporationId: true,
  isMultiProposalSelected: true,
  shouldDisplayLoadingCyclic: true,
  multiProposalData: true,
  jwtToken: true,
  id: true,
  currentStep: true,
  reviewStep: true,
  stepStatus: true,
  answers: true,
  otherAnswers: true,
  situation: true,
  startedAs: true,
  completing: true,
  endorsed: true,
};
const otherProposalMembers: Names<keyof OtherProposal> = {
  ...proposalMembers,
  hash: true,
  daysAgo: true,
  canFork: true,
};
const tokenMembers: Names<keyof TokenBehaviour> = {
  clickedAfter: true,
  ends: true,
  resendAfter: true,
  refusesEarly: true,
  validFor: true,
  tries: true,
};
const tokenEnds: Names<TokenBehaviour['ends']> = { success: true, failed: true };
const checkMembers: Names<keyof Check> = {
  polls: true,
  ends: true,
  message: true,
  begins: true,
  stays: true,
  afterRetry: true,
  remakesAt: true,
  reviewStep: true,
  phases: true,
  endPhase: true,
};
const checkEnds: Names<Check['ends']> = {
  success: true,
  failed: true,
  remake: true,
  review: true,
  finished: true,
  noOffer: true,
};
const checkBeginnings: Names<Check['begins']> = { init: true, waiting: true };
const accessNames: Names<Extract<StartingWorld['access'], string>> = { open: true, expired: true };
const expiryMembers: Names<MemberOf<Extract<StartingWorld['access'], object>>> = {
  expiresAt: true,
  call: true,
};
const forbiddenFeatures: Names<Forbidden> = { cookies: true, geolocation: true };

/** A part of a scenario as it comes: nothing has checked its types. */
type LoosePart = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is LoosePart =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapes = {
  'a text': (value: unknown) => typeof value === 'string',
  'a list': (value: unknown) => Array.isArray(value),
  'an object': isObject,
};

/** The parts without which a scenario cannot be read at all. */
const neededParts = {
  title: 'a text',
  story: 'a text',
  requirements: 'a list',
  world: 'an object',
  plan: 'an object',
  walk: 'a list',
  verdict: 'an object',
} as const satisfies Partial<Record<keyof Scenario, keyof typeof shapes>>;

const has = (names: object, name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(names, name);

function unknownName(place: string, noun: string, name: unknown, names: object): string[] {
  if (has(names, name)) return [];
  const known = Object.keys(names);
  return [
    `${place}: there is no ${noun} "${String(name)}". ${suggestName(String(name), known, `There are ${known.join(', ')}.`)}`,
  ];
}

/** Members that nobody reads. What is no object has none; absent parts have no members either. */
const unknownMembers = (place: string, value: unknown, names: object): string[] =>
  isObject(value) ? Object.keys(value).flatMap(name => unknownName(place, 'member', name, names)) : [];

const unknownValue = (place: string, noun: string, value: unknown, names: object): string[] =>
  value === undefined ? [] : unknownName(place, noun, value, names);

/** An object whose tag (`do` of an action, `kind` of an answer) says which other members it has. */
function variantMistakes(
  place: string,
  value: unknown,
  tag: 'do' | 'kind',
  variants: Readonly<Record<string, object>>,
): string[] {
  const noun = tag === 'do' ? 'action' : 'kind of answer';
  if (!isObject(value)) return [`${place}: this is no ${noun}.`];
  const name = value[tag];
  if (!has(variants, name)) return unknownName(place, noun, name, variants);
  return unknownMembers(place, value, { ...variants[name], [tag]: true });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);
const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

function answerMistakes(
  place: string,
  answer: unknown,
  variants: Readonly<Record<string, object>> = answerVariants,
): string[] {
  const lateAnswer = memberOf(answer, 'kind') === 'latency' ? memberOf(answer, 'answer') : undefined;
  return [
    ...variantMistakes(place, answer, 'kind', variants),
    ...(lateAnswer === undefined ? [] : answerMistakes(`${place}.answer`, lateAnswer)),
  ];
}

function sequenceMistakes(place: string, sequence: unknown): string[] {
  const answers = listOf(memberOf(sequence, 'answers'));
  return [
    ...(answers.length === 0 ? [`${place}.answers: name the answer to the first call.`] : []),
    ...answers.flatMap((answer, index) => answerMistakes(`${place}.answers[${index}]`, answer)),
    ...unknownName(`${place}.afterLast`, 'value', memberOf(sequence, 'afterLast'), sequenceEnds),
  ];
}

const planMistakes = (plan: unknown): string[] =>
  entriesOf(plan).flatMap(([operation, planned]) => [
    ...answerMistakes(`plan.${operation}`, planned, plannedVariants),
    ...(memberOf(planned, 'kind') === 'sequence' ? sequenceMistakes(`plan.${operation}`, planned) : []),
  ]);

/** Members that an action needs and does not have. */
function missingMembers(place: string, action: unknown): string[] {
  const name = memberOf(action, 'do');
  return (has(neededMembers, name) ? (neededMembers[name] ?? []) : [])
    .map(member => [member].flat())
    .filter(choices => choices.every(choice => memberOf(action, choice) === undefined))
    .map(choices => `${place}: "${name}" needs ${choices.join(' or ')}.`);
}

function walkMistakes(walk: unknown): string[] {
  return listOf(walk).flatMap((action, index) => [
    ...variantMistakes(`walk[${index}]`, action, 'do', actionVariants),
    ...missingMembers(`walk[${index}]`, action),
    ...(memberOf(action, 'do') === 'forbid'
      ? unknownName(`walk[${index}].feature`, 'feature', memberOf(action, 'feature'), forbiddenFeatures)
      : []),
  ]);
}

function verdictMistakes(verdict: unknown): string[] {
  return [
    ...unknownMembers('verdict', verdict, verdictMembers),
    ...['seen', 'notSeen', 'sent', 'files', 'console'].flatMap(name => {
      const value = memberOf(verdict, name);
      return value === undefined || Array.isArray(value) ? [] : [`verdict.${name}: this has to be a list.`];
    }),
    ...unknownMembers('verdict.effects', memberOf(verdict, 'effects'), effectNames),
    ...unknownMembers('verdict.endsAt', memberOf(verdict, 'endsAt'), endMembers),
    ...listOf(memberOf(verdict, 'sent')).flatMap((sent, index) =>
      unknownMembers(`verdict.sent[${index}]`, sent, sentMembers),
    ),
    ...listOf(memberOf(verdict, 'files')).flatMap((file, index) =>
      unknownMembers(`verdict.files[${index}]`, file, fileMembers),
    ),
  ];
}

function checkMistakes(place: string, check: unknown): string[] {
  if (!isObject(check)) return [];
  return [
    ...unknownMembers(place, check, checkMembers),
    ...unknownName(`${place}.ends`, 'outcome', memberOf(check, 'ends'), checkEnds),
    ...unknownValue(`${place}.begins`, 'status', memberOf(check, 'begins'), checkBeginnings),
    ...checkMistakes(`${place}.afterRetry`, memberOf(check, 'afterRetry')),
  ];
}

function worldMistakes(world: unknown): string[] {
  const access = memberOf(world, 'access');
  const token = memberOf(world, 'token');
  return [
    ...unknownMembers('world', world, worldMembers),
    ...unknownMembers('world.proposal', memberOf(world, 'proposal'), proposalMembers),
    ...listOf(memberOf(world, 'others')).flatMap((other, index) =>
      unknownMembers(`world.others[${index}]`, other, otherProposalMembers),
    ),
    ...(isObject(access)
      ? unknownMembers('world.access', access, expiryMembers)
      : unknownValue('world.access', 'access', access, accessNames)),
    ...unknownMembers('world.token', token, tokenMembers),
    ...unknownValue('world.token.ends', 'outcome', memberOf(token, 'ends'), tokenEnds),
    ...entriesOf(memberOf(world, 'checks')).flatMap(([slug, check]) =>
      checkMistakes(`world.checks.${slug}`, check),
    ),
    ...checkMistakes('world.completion', memberOf(world, 'completion')),
  ];
}

/**
 * The misspelt words and missing parts of a scenario, one sentence each. A player that ignored them would not do what
 * the scenario says, and a verdict would be true because nobody judges its claim.
 */
export function wordMistakes(scenario: Scenario): string[] {
  // The types are the promise that this function checks.
  const looseScenario = scenario as unknown as LoosePart;
  const missingParts = Object.entries(neededParts)
    .filter(([name, shape]) => !shapes[shape](looseScenario[name]))
    .map(([name, shape]) => `${name}: this has to be ${shape}.`);
  return [
    ...missingParts,
    ...unknownMembers('scenario', scenario, scenarioMembers),
    ...planMistakes(scenario.plan),
    ...walkMistakes(scenario.walk),
    ...verdictMistakes(scenario.verdict),
    ...worldMistakes(scenario.world),
  ];
}
