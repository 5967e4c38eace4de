import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  rest,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
} from '#tests/flows/flow-stage.ts';
import { firstStepWith, withConfiguration } from '#tests/flows/with-configuration.ts';
import { type HostileMessage, hostileMessages } from '#tests/support/hostile-messages.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const refused = (status: number, body: object) =>
  ({ kind: 'offContract', reason: 'a service that shows what its runtime says', status, body }) as const;
type Answer = ReturnType<typeof refused>;

/** The console of production, as lines. */
let consoleLines: string[] = [];

/** A journey in production: the log writes lines only and the small print shows codes. */
async function open(options: FlowStageOptions): Promise<FlowStage> {
  consoleLines = [];
  const visit = setUpFlows({
    ...options,
    platform: {
      ...options.platform,
      log: { report: line => void consoleLines.push(line), showsDetails: false, note: () => undefined },
    },
  });
  stage = visit;
  await visit.open();
  return visit;
}

/** Every text of the state that a screen draws and a failure can change. */
function shownTexts({ state }: FlowStage): string {
  const { dialog, errorPage, form, simulation, stepDetails, toasts, token } = state;
  return [
    ...[errorPage?.title, ...(errorPage?.lines ?? []), errorPage?.technical],
    ...(dialog.open ? [dialog.title, dialog.text, dialog.technical] : []),
    ...toasts.flatMap(({ title, text }) => [title, text]),
    ...Object.values(form.fields).flatMap(({ error, options }) => [error, options.message]),
    ...form.summary.map(({ message }) => message),
    ...Object.values(stepDetails).map(details => details?.message),
    ...Object.values(simulation.errors),
    ...[form.notice, simulation.message, token.error],
  ].join('\n');
}

interface Place {
  /** Whether the place shows the service's message, or only a text of its own. */
  shows: boolean;
  /** The screen has texts of its own, so the service's message may be empty. */
  hasTexts?: true;
  play(body: { message: string }, message: string): Promise<FlowStage>;
}

const atAddress = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};
const atAnalysis = {
  proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) },
  checks: { 'analise-de-credito': { polls: 1000, ends: 'success' as const } },
};

async function submitFirstStep(answer: Answer): Promise<FlowStage> {
  const visit = await open({ plan: { createProposal: answer } });
  typePersonalData(visit.flows);
  void visit.flows.submit();
  await until(
    () => visit.state.dialog.open || visit.state.errorPage !== undefined || visit.state.form.summaryFocus > 0,
  );
  return visit;
}

const PLACES: Record<string, Place> = {
  'the page at the start': {
    shows: true,
    play: async body => open({ plan: { getSystem: refused(403, body) } }),
  },
  'the dialog after a submission': {
    shows: true,
    play: body => submitFirstStep(refused(422, body)),
  },
  'the dialog about an instability': {
    shows: true,
    play: body => submitFirstStep(refused(500, body)),
  },
  'the page that ends the flow': {
    shows: true,
    play: body => submitFirstStep(refused(422, { ...body, redirectToErrorPage: true })),
  },
  'the page without an offer': {
    shows: false,
    play: body => submitFirstStep(refused(422, { ...body, type: 'noOffer' })),
  },
  'a field and the notice of the form': {
    shows: true,
    play: (body, message) =>
      submitFirstStep(refused(422, { ...body, errors: { cpf: message, outro: message } })),
  },
  'the dialog after a later step': {
    shows: true,
    play: async body => {
      const visit = await open({ world: atAddress, plan: { updateStep: refused(422, body) } });
      await typeAddress(visit);
      void visit.flows.submit();
      await until(() => visit.state.dialog.open);
      return visit;
    },
  },
  'the message of the company search': {
    shows: true,
    play: async body => {
      const visit = await open({
        plan: { findCompaniesByName: refused(422, body) },
        wrap: firstStepWith(() => [buildField({ key: 'cnpj', component: 'cnpj' })]),
      });
      await visit.flows.openCompanyLookup('cnpj');
      void visit.flows.searchCompanies('padaria');
      await until(() => visit.platform.clock.sleepers() > 0);
      await visit.platform.clock.advance(500);
      await until(() => visit.state.toasts.length > 0);
      return visit;
    },
  },
  'the message about a licence plate': {
    shows: true,
    play: async body => {
      const visit = await open({
        plan: { getFipeResource: refused(422, body) },
        wrap: firstStepWith(() => [buildField({ key: 'placa', component: 'consultaPlaca' })]),
      });
      visit.flows.editField('placa', 'ABC1D23');
      await until(() => visit.engine.journal.some(({ operation }) => operation === 'getFipeResource'));
      await rest(5);
      return visit;
    },
  },
  'a list of options': {
    shows: false,
    play: async body => {
      const visit = await open({ world: atAddress, plan: { getResource: refused(422, body) } });
      await until(() => visit.state.form.fields.estado?.options.status === 'error');
      return visit;
    },
  },
  'an empty list of options': {
    shows: true,
    play: async ({ message }) => {
      const visit = await open({
        world: atAddress,
        plan: { getResource: refused(200, { data: { resource: [], message } }) },
      });
      await until(() => visit.state.form.fields.estado?.options.status === 'error');
      return visit;
    },
  },
  'a simulation': {
    shows: true,
    play: async body => {
      const visit = await open({
        product: 'home-equity',
        world: { proposal: { currentStep: 'simulacao', answers: {} } },
        plan: { simulate: refused(422, body) },
      });
      await until(() => visit.state.simulation.status === 'failed');
      return visit;
    },
  },
  'the inputs of a simulation': {
    shows: true,
    play: async (body, message) => {
      const visit = await open({
        product: 'home-equity',
        world: { proposal: { currentStep: 'simulacao', answers: {} } },
        plan: { simulate: refused(422, { ...body, errors: { valor: message, outro: message } }) },
      });
      await until(() => ['failed', 'ready'].includes(visit.state.simulation.status));
      return visit;
    },
  },
  'a refused confirmation code': {
    shows: true,
    play: async body => {
      const visit = await open({ world: { access: 'expired', ...atAddress } });
      await typeAddress(visit);
      await visit.flows.submit();
      await visit.flows.requestToken('sms');
      visit.engine.breakNext('validateToken', refused(422, body));
      await visit.flows.enterToken('123456');
      return visit;
    },
  },
  'a confirmation code that is not sent': {
    shows: true,
    play: async body => {
      const visit = await open({ world: { access: 'expired', ...atAddress } });
      await typeAddress(visit);
      await visit.flows.submit();
      visit.engine.breakNext('validateToken', refused(422, body));
      await visit.flows.requestToken('sms');
      return visit;
    },
  },
  'a message while a step waits': {
    shows: true,
    play: async body => {
      const visit = await open({ world: atAnalysis, plan: { updateStep: refused(422, body) } });
      await until(() => visit.state.toasts.length > 0);
      return visit;
    },
  },
  'the screen of a failed step': {
    shows: true,
    hasTexts: true,
    play: async ({ message }) => {
      const answer = {
        message,
        data: { currentStep: 'analise-de-credito', selfContract: {}, situation: '', stepStatus: 'failed' },
      };
      const visit = await open({ world: atAnalysis, plan: { updateStep: refused(200, answer) } });
      await until(() => visit.state.stepDetails['analise-de-credito'] !== undefined);
      return visit;
    },
  },
  'the dialog about a completion': {
    shows: true,
    play: async ({ message }) => {
      const visit = await open({
        world: {
          proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
        },
        plan: { finishedUpdate: refused(200, { data: { stepStatus: 'failed' }, message }) },
      });
      await until(() => visit.state.dialog.open);
      return visit;
    },
  },
  'the dialog about a restart': {
    shows: true,
    play: async body => {
      const visit = await open({
        world: {
          proposal: {
            currentStep: 'dados-bancarios',
            answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
          },
        },
        plan: { newHash: refused(422, body) },
        wrap: withConfiguration(configuration => {
          configuration.display.enableProposalRestartAtAnytime = true;
        }),
      });
      void visit.flows.askRestart();
      await until(() => visit.state.dialog.open);
      const { id } = visit.state.dialog;
      visit.flows.answerDialog(id, 'ok');
      await until(() => visit.state.dialog.open && visit.state.dialog.id !== id);
      return visit;
    },
  },
};

const COUNT = process.env.FULL ? 1_000 : 4;

function expectSafe(visit: FlowStage, { text, machine, human }: HostileMessage, place: Place): void {
  const shown = shownTexts(visit).replace(/<br\s*\/?>/gi, '\n');
  for (const fragment of machine) {
    expect(shown, text).not.toContain(fragment);
    expect(consoleLines.join('\n'), text).not.toContain(fragment);
  }
  for (const sentence of human) {
    if (place.shows) expect(shown, text).toContain(sentence);
    expect(consoleLines.join('\n'), text).not.toContain(sentence);
  }
  if (!place.hasTexts) expect(shown.trim(), text).not.toBe('');
}

test.each(Object.entries(PLACES))(
  '[8.11] [12.10] %s shows what an employee wrote and nothing that a machine wrote; the console has codes',
  async (name, place) => {
    const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_000;
    for (const message of hostileMessages(COUNT, seed)) {
      const visit = await place.play({ message: message.text }, message.text);
      expectSafe(visit, message, place);
      visit.close();
    }
  },
  process.env.FULL ? 600_000 : 20_000,
);
