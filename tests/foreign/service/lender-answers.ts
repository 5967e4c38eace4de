import type { PlannedSimulation } from '../journey.ts';
import type { Json } from '../wire.ts';
import { type Answer, type Call, type Handler, memberOf, ok, refuse } from './call.ts';
import { outcomeOf } from './proposal-answers.ts';

const toJson = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json; // what the contract describes is JSON

/** Answers with something that the open simulation has, as the app may ask only at such a step. */
function answerOf(
  { visit, operation }: Call,
  memberIn: (simulation: PlannedSimulation) => object | undefined,
): Answer {
  const { open } = visit;
  const member = open.kind === 'simulation' ? memberIn(open) : undefined;
  if (member) return ok(toJson(member));
  visit.complaints.push(`"${open.wire.slug}" needs no ${operation.id}`);
  return refuse(404, 'Não encontrado');
}

/** The offer that the service confirms itself: the visitor chooses nothing (7.34). */
const simulateAfinz: Handler = ({ visit }) => {
  // The step may be over before the app knows it.
  const conditions = visit.journey.steps.flatMap(step =>
    step.kind === 'wait' && step.conditions && visit.statusOf(step.wire.slug) !== 'init'
      ? [step.conditions]
      : [],
  );
  if (conditions[0]) return ok(toJson(conditions[0]));
  visit.complaints.push(`simulateAfinz is called at "${visit.open.wire.slug}"`);
  return refuse(404, 'Não encontrado');
};

/** Begins the insertion, or begins it again once it has failed (4.28). */
const startCarEquityInsertion: Handler = ({ visit, body }) => {
  const { slug } = visit.current.wire;
  const isRetry = memberOf(body, 'retry') === true;
  if (isRetry !== (visit.statusOf(slug) === 'failed'))
    visit.complaints.push(`the insertion is ${visit.statusOf(slug)}, the call has retry: ${isRetry}`);
  if (!visit.insert()) visit.complaints.push(`an insertion begins at "${slug}"`);
  return outcomeOf(visit, slug);
};

const pollC6ConsignadoPrivado: Handler = ({ visit, body }) => {
  const { slug } = visit.current.wire;
  if (memberOf(body, 'resendSms') === true) visit.resentMessages += 1;
  return outcomeOf(visit, slug);
};

const sendC6ConsignadoPrivadoToken: Handler = ({ visit, body }) => {
  const { current } = visit;
  if (current.kind !== 'authorisation') return refuse(422, 'Não há código a confirmar.');
  if (memberOf(body, 'token') !== current.code) return refuse(422, 'Código incorreto ou vencido.');
  visit.authorise();
  return outcomeOf(visit, current.wire.slug);
};

export const lenderAnswers: Readonly<Record<string, Handler>> = {
  simulateAfinz,
  startCarEquityInsertion,
  pollC6ConsignadoPrivado,
  sendC6ConsignadoPrivadoToken,
  getQitechMaxValues: call => answerOf(call, ({ range }) => range),
  getAgxPrivateRange: call => answerOf(call, ({ range }) => range),
  getAgxPrivateSimulationTypes: call => answerOf(call, ({ choice }) => choice && { resource: choice.types }),
  getAgxPrivateDeadlines: call => answerOf(call, ({ choice }) => choice && { resource: choice.deadlines }),
};
