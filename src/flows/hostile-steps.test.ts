import type { Field } from '#journey/model/field.ts';
import type { StepStatus } from '#journey/model/step.ts';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { agreeToTerms } from '#tests/flows/agree-to-terms.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, until } from '#tests/flows/flow-stage.ts';
import { hostileAnswer, openInProduction, testHostilePlaces } from '#tests/flows/hostile-place.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

const SLUG = 'analise-de-credito';
const atAnalysis = {
  proposal: { currentStep: SLUG, answers: allAnswers(marina) },
  checks: { [SLUG]: { polls: 1000, ends: 'success' as const } },
};

/** The step of analysis as a step of another type, which does not poll until the visitor acts. */
const openAt = (type: string, stepStatus: StepStatus = 'init', fields: Field[] = []): Promise<FlowStage> =>
  openInProduction({
    world: { ...atAnalysis, proposal: { ...atAnalysis.proposal, stepStatus: { [SLUG]: stepStatus } } },
    wrap: withConfiguration(({ steps }) => {
      const step = steps.find(({ slug }) => slug === SLUG);
      if (!step) throw new Error(`The product has no step ${SLUG}.`);
      step.type = { ...step.type, slug: type };
      step.fields = fields;
    }),
  });

/** Runs a flow that reads something, and lets its call fail. */
async function load(
  visit: FlowStage,
  operation: OperationId,
  answer: LooseAnswer,
  read: () => Promise<void>,
): Promise<FlowStage> {
  const countBefore = visit.sent(operation).length;
  visit.engine.breakNext(operation, answer);
  await read();
  if (visit.sent(operation).length === countBefore) throw new Error(`${operation} was not called.`);
  return visit;
}

/** Presses a button of the open step, whose call is refused. */
async function press(
  visit: FlowStage,
  operation: OperationId,
  answer: LooseAnswer,
  ...actionAndInput: Parameters<FlowStage['flows']['stepAction']>
): Promise<FlowStage> {
  visit.engine.breakNext(operation, answer);
  await visit.flows.stepAction(...actionAndInput);
  return visit;
}

testHostilePlaces({
  'a message while a step waits': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({
        world: atAnalysis,
        plan: { updateStep: hostileAnswer(422, body) },
      });
      await until(() => visit.state.toasts.length > 0);
      return visit;
    },
  },
  'the screen of a failed step': {
    showsMessage: true,
    hasOwnTexts: true,
    play: async ({ message }) => {
      const answer = {
        message,
        data: { currentStep: SLUG, selfContract: {}, situation: '', stepStatus: 'failed' },
      };
      const visit = await openInProduction({
        world: atAnalysis,
        plan: { updateStep: hostileAnswer(200, answer) },
      });
      await until(() => visit.state.stepDetails[SLUG] !== undefined);
      return visit;
    },
  },
  'the dialog about a completion': {
    showsMessage: true,
    play: async ({ message }) => {
      const visit = await openInProduction({
        world: {
          proposal: { currentStep: SLUG, answers: allAnswers(marina), completing: true },
        },
        plan: { finishedUpdate: hostileAnswer(200, { data: { stepStatus: 'failed' }, message }) },
      });
      await until(() => visit.state.dialog.isOpen);
      return visit;
    },
  },
  'the dialog about a restart': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({
        world: atBankStep,
        plan: { newHash: hostileAnswer(422, body) },
        wrap: withConfiguration(configuration => {
          configuration.display.enableProposalRestartAtAnytime = true;
        }),
      });
      void visit.flows.askRestart();
      await until(() => visit.state.dialog.isOpen);
      const { id } = visit.state.dialog;
      visit.flows.answerDialog(id, 'ok');
      await until(() => visit.state.dialog.isOpen && visit.state.dialog.id !== id);
      return visit;
    },
  },
  'a chosen contract that is refused': {
    showsMessage: true,
    play: async body =>
      press(await openAt('contractApi'), 'updateStep', hostileAnswer(422, body), 'chooseContract', 'c-1'),
  },
  'the contracts of a step': {
    showsMessage: false,
    hasOwnTexts: true,
    play: async body => {
      const visit = await openAt('contractApi');
      return load(visit, 'listContracts', hostileAnswer(422, body), visit.flows.loadContracts);
    },
  },
  'contracts whose call ends the flow': {
    showsMessage: true,
    play: async body => {
      const visit = await openAt('contractApi');
      const answer = hostileAnswer(422, { ...body, redirectToErrorPage: true });
      return load(visit, 'listContracts', answer, visit.flows.loadContracts);
    },
  },
  'the page of the signature': {
    showsMessage: false,
    hasOwnTexts: true,
    play: async body => {
      const visit = await openInProduction({ world: atAnalysis });
      await visit.flows.openSidePage('signature');
      await load(visit, 'listContracts', hostileAnswer(422, body), visit.flows.loadSigning);
      return load(visit, 'listContracts', hostileAnswer(500, body), visit.flows.checkSigning);
    },
  },
  'a signature whose call ends the flow': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({ world: atAnalysis });
      await visit.flows.openSidePage('signature');
      const answer = hostileAnswer(422, { ...body, redirectToErrorPage: true });
      return load(visit, 'listContracts', answer, visit.flows.loadSigning);
    },
  },
  'the page of the status': {
    showsMessage: false,
    hasOwnTexts: true,
    play: async body => {
      const visit = await openInProduction({ world: atAnalysis });
      await visit.flows.openSidePage('proposalStatus');
      return load(visit, 'proposalDetails', hostileAnswer(422, body), visit.flows.loadDetails);
    },
  },
  'a signature link that is not sent again': {
    showsMessage: true,
    play: async body =>
      press(await openAt('unicoSign', 'failed'), 'updateStep', hostileAnswer(422, body), 'resendSms'),
  },
  'the confirmation of a signature link that is sent again': {
    showsMessage: true,
    play: async ({ message }) => {
      const data = { currentStep: SLUG, selfContract: {}, situation: '', stepStatus: 'failed' };
      return press(
        await openAt('unicoSign', 'failed'),
        'updateStep',
        hostileAnswer(200, { data, message }),
        'resendSms',
      );
    },
  },
  'a document link that is not created': {
    showsMessage: true,
    play: async body =>
      press(
        await openAt('documentLink', 'failed'),
        'redoDocumentLinkStep',
        hostileAnswer(422, body),
        'redoDocumentLink',
      ),
  },
  'a consent that is refused': {
    showsMessage: true,
    play: async body => {
      const visit = await openAt('lgpd');
      agreeToTerms(visit);
      return press(visit, 'externalLgpd', hostileAnswer(422, body), 'consent');
    },
  },
  'a car-equity proposal that C6 refuses': {
    showsMessage: true,
    play: async body =>
      press(
        await openAt('c6CarEquityInsertion'),
        'startCarEquityInsertion',
        hostileAnswer(422, body),
        'startInsertion',
      ),
  },
  'a refused code of the bank': {
    showsMessage: true,
    play: async body =>
      press(
        await openAt('c6ConsignadoPrivadoToken', 'failed'),
        'sendC6ConsignadoPrivadoToken',
        hostileAnswer(422, body),
        'sendC6Token',
        '123456',
      ),
  },
  'an SMS of the bank that is not sent again': {
    showsMessage: true,
    play: async body =>
      press(
        await openAt('c6ConsignadoPrivadoToken', 'failed'),
        'pollC6ConsignadoPrivado',
        hostileAnswer(422, body),
        'resendC6Sms',
      ),
  },
});
