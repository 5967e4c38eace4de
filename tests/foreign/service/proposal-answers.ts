import type { PlannedForm } from '../journey.ts';
import type { Json, Wire } from '../wire.ts';
import { type Answer, type Call, type Handler, memberOf, objectIn, ok, refuse, unheard } from './call.ts';
import { storedValues } from './stored-values.ts';
import type { Visit } from './visit.ts';

function stepOf(visit: Visit, slug: string): Wire['step'] | undefined {
  const step = visit.stepAt(slug);
  return step && { ...step.wire, state: visit.statusOf(slug) };
}

const proposalOf = (visit: Visit): Wire['proposal'] => ({
  _id: visit.proposalId,
  currentStep: visit.current.wire.slug,
  reviewStep: visit.reviewed ?? null,
  hashId: visit.hash,
  situation: 'em-preenchimento',
  selfContract: storedValues(visit),
  ...(visit.feature !== undefined && { data: { selfContractFeature: visit.feature } }),
  ...(visit.externalRedo !== undefined && { externalRedoStep: visit.externalRedo }),
});

/** The answers that a write returns: all, those of the step, or none. */
function echoOf(visit: Visit, slug: string): Pick<Wire['outcome'], 'selfContract'> {
  const stored = storedValues(visit);
  switch (visit.journey.echo) {
    case 'all':
      return { selfContract: stored };
    case 'step':
      return { selfContract: { [slug]: stored[slug] ?? {} } };
    case 'none':
      return {};
  }
}

/** The proposal after a write (7.10). */
export function outcomeOf(visit: Visit, slug: string): Answer {
  const { earlyEnd } = visit.journey;
  if (visit.isEnded && earlyEnd?.kind === 'refusal')
    return { status: 422, body: { message: earlyEnd.seen, code: 422, redirectToErrorPage: true } };
  const feature = visit.asksFor(slug);
  const outcome: Wire['outcome'] = {
    _id: visit.proposalId,
    currentStep: visit.current.wire.slug,
    reviewStep: visit.reviewed ?? null,
    situation: 'em-preenchimento',
    stepStatus: visit.statusOf(visit.current.wire.slug),
    ...echoOf(visit, slug),
    ...(feature !== undefined && { selfContractFeature: feature }),
    ...(visit.isCompleting && { waitingFinishFillProposalSelfContract: true }),
    ...(visit.isEnded && { result: { type: 'result', kind: 'noOffer' } }),
  };
  return ok(asJson(outcome));
}

/** The types of the contract describe JSON, which TypeScript does not know of an interface with optional members. */
const asJson = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;

const getSystem: Handler = ({ visit, parameters }) => {
  const otherHash = visit.journey.other?.entry.hashId;
  if (otherHash !== undefined && otherHash === parameters.hashId && !visit.isCreated) visit.adopt(otherHash);
  return ok(
    asJson({
      ...visit.journey.system,
      proposal: visit.isCreated ? proposalOf(visit) : null,
      steps: visit.journey.steps.map(({ wire }) => stepOf(visit, wire.slug)),
      ...(visit.isCompleting && { waitingFinishFillProposalSelfContract: true }),
    }),
  );
};

/** The planned answer in place of the next one to a write of this step, if there is one that has not happened yet. */
function plannedAnswer(visit: Visit, slug: string): Answer | undefined {
  const step = visit.stepAt(slug);
  if (step?.kind !== 'form') return undefined;
  if (step.asksForCode && visit.confirmedCodes === 0) {
    visit.isLocked = true;
    return refuse(401, 'Sessão expirada');
  }
  if (step.loses === 'request' && visit.isFirst(`loss at ${slug}`)) return unheard;
  const { trouble } = step;
  if (trouble?.kind === 'refused' && visit.isFirst(`refusal of ${slug}`))
    return refuseDocument(
      [{ kind: trouble.inconsistency, situation: 'reproved' }],
      'Os documentos não conferem com os dados informados.',
    );
  if (trouble?.kind === 'diverging' && visit.isFirst(`refusal of ${slug}`))
    return refuseDocument(
      trouble.inconsistencies.map(entry => ({ ...entry })),
      trouble.message,
    );
  return step.fault && visit.isFirst(`fault of ${slug}`) ? step.fault : undefined;
}

/** The planned fault of a write that sends files of this step, unless it has happened already. */
function filesFaultOf(visit: Visit, slug: string, files: Call['files']): PlannedForm['filesFault'] {
  const step = visit.stepAt(slug);
  if (step?.kind !== 'form' || !step.filesFault || Object.keys(files).length === 0) return undefined;
  return visit.isFirst(`fault of the files of ${slug}`) ? step.filesFault : undefined;
}

/** Refuses a form because of its document (8.31). */
const refuseDocument = (inconsistencies: Json[], message?: string): Answer => ({
  status: 422,
  body: { ...(message !== undefined && { message }), code: 422, errors: { inconsistencies } },
});

/** The answer to a write that the service has processed; once it does not arrive, if the journey plans this. */
function answerProcessed(visit: Visit, slug: string, answer: Answer): Answer {
  const step = visit.stepAt(slug);
  const isLost = step?.kind === 'form' && step.loses === 'answer' && visit.isFirst(`loss at ${slug}`);
  return isLost ? { ...answer, isLost } : answer;
}

const createProposal: Handler = ({ visit, body }) => {
  const { slug } = visit.current.wire;
  if (visit.isCreated) return refuse(409, 'A proposta já existe.');
  const planned = plannedAnswer(visit, slug);
  if (planned) return planned;
  visit.isCreated = true;
  visit.save({ step: slug, data: objectIn(body, 'data'), files: {} });
  if (!visit.journey.hasBareCreation) return answerProcessed(visit, slug, outcomeOf(visit, slug));
  return answerProcessed(visit, slug, {
    status: 200,
    body: {
      _id: visit.proposalId,
      data: {},
      message: 'Proposta criada.',
      systemicValue: 3500,
      situation: 'em-preenchimento',
    },
  });
};

const updateStep: Handler = call => {
  const { visit, body, parameters, files, sizes } = call;
  const slug = parameters.step ?? '';
  if (!visit.stepAt(slug)) return refuse(404, 'Passo não encontrado');
  const data = objectIn(body, 'data');
  if (memberOf(body, 'polling') === true) return outcomeOf(visit, slug);
  const { stepAction } = data;
  if (typeof stepAction === 'string') {
    if (slug === visit.current.wire.slug) visit.act(stepAction);
    return outcomeOf(visit, slug);
  }
  const fault = filesFaultOf(visit, slug, files);
  if (typeof fault === 'object') return fault;
  if (fault === 'request') return unheard;
  const planned = plannedAnswer(visit, slug);
  if (planned) return planned;
  visit.save({ step: slug, data, files, sizes, finished: memberOf(body, 'finished') === true });
  const outcome = outcomeOf(visit, slug);
  return fault === 'answer' ? { ...outcome, isLost: true } : answerProcessed(visit, slug, outcome);
};

/** A restart. The hash of the answer is under `data` or at the top (7.12). */
const newHash: Handler = ({ visit }) => {
  visit.restart();
  const { hash, journey } = visit;
  return journey.seed % 2 === 0 ? ok({ hashId: hash }) : { status: 200, body: { hashId: hash } };
};

const showStep: Handler = ({ visit, parameters }) => {
  const step = stepOf(visit, parameters.step ?? '');
  return step ? ok(asJson(step)) : refuse(404, 'Passo não encontrado');
};

const finishedUpdate: Handler = ({ visit }) =>
  ok(
    visit.isCompleting
      ? { stepStatus: 'waiting' }
      : { stepStatus: 'success', proposal: asJson(proposalOf(visit)) },
  );

/** Purpose of an update, for the list of calls. */
export function purposeOf({
  operation,
  body,
}: Pick<Call, 'body'> & { operation: Pick<Call['operation'], 'id'> }): string | undefined {
  if (operation.id !== 'updateStep') return undefined;
  if (memberOf(body, 'polling') === true) return 'poll';
  const { stepAction } = objectIn(body, 'data');
  return typeof stepAction === 'string' ? stepAction : 'submit';
}

export const proposalAnswers: Readonly<Record<string, Handler>> = {
  getSystem,
  createProposal,
  updateStep,
  newHash,
  showStep,
  finishedUpdate,
  proposalDetails: ({ visit }) => ok({ _id: visit.proposalId, situation: 'em-analise' }),
};
