import type { Company } from '#api/operations/companies.ts';
import { firstStepOf, stepBySlug } from '#journey/current-step.ts';
import { destinationAfter } from '#journey/destination-after.ts';
import type { FieldValue } from '#journey/model/field.ts';
import { go, type NextAction, type RecoveryName, type SidePage, stay } from '#journey/model/next-action.ts';
import type { Chosen } from '#journey/simulation/choice.ts';
import type { SimulationInputs } from '#journey/simulation/question.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import type { PopupAnswer } from '#state/popup-state.ts';
import { type Choice, createAsk } from './ask.ts';
import type { Context } from './context.ts';
import { DRAFT_DELAY, keepTyped, saveDrafts, saveDraftsNow } from './drafts.ts';
import { changeValues, editField, focusField, leaveField } from './edit-field.ts';
import { deviceErased, eraseDevice, erasureQuestion } from './erase-device.ts';
import { createForms } from './form-session.ts';
import { correctAddress } from './hash-id.ts';
import { loadNewVersion } from './load-new-version.ts';
import { navigateTo } from './navigate-to.ts';
import { openHash, openJourney, openRemembered, readLaunchParams } from './open-journey.ts';
import { createPlaceScope } from './place-scope.ts';
import { reportFailure } from './report-failure.ts';
import { retryOptions } from './run-consequences.ts';
import { runLazyFlow } from './run-lazy-flow.ts';
import { type ActionHandlers, type RecoveryHandlers, runNextAction } from './run-next-action.ts';
import { showFieldErrors } from './show-field-errors.ts';
import { switchTheme } from './switch-theme.ts';
import { agreeToTerms, closeTerms, openTerms } from './terms.ts';
import { dismissToast, showToast } from './toast.ts';
import { tokenMethods } from './token-methods.ts';
import { forgetUnprovenFiles } from './unproven-files.ts';

type FlowDependencies = Pick<
  Context,
  | 'api'
  | 'platform'
  | 'state'
  | 'identifiers'
  | 'allowedHosts'
  | 'quietPaths'
  | 'sessionRestored'
  | 'readInputs'
>;

/** What the screens may ask for. Nothing here throws; what goes wrong becomes a page, a dialog or a message. */
export type Flows = ReturnType<typeof createFlows>;

/** What is made of the parts, and how the writing that is still due is called off. */
function contextOf(
  given: FlowDependencies,
  dispatch: Context['dispatch'],
): { context: Context; callOff: () => void } {
  const { state } = given;
  const lookups: Context['lookups'] = new Map();
  let saving: ReturnType<typeof setTimeout> | undefined;
  // The timer of the first key is not put off by the next ones: typing without a pause is saved as well. Never in the key
  // itself (14.2).
  const scheduleSave = (): void => {
    saving ??= setTimeout(() => {
      saving = undefined;
      void saveDrafts(context);
    }, DRAFT_DELAY);
  };
  const endLookups = (): void => {
    for (const question of lookups.values()) question.abort();
    lookups.clear();
    context.popup.answer('withdrawn');
  };
  const context: Context = {
    ...given,
    ask: createAsk(state, given.platform),
    form: createForms(state),
    toast: (type, title, text, more) => showToast(state, type, title, text, more),
    change: changes => changeValues(context, changes),
    dispatch,
    scheduleSave,
    placeScope: createPlaceScope(endLookups),
    lookups,
    upload: { controller: undefined },
    pendingWrites: new Map(),
    unprovenFiles: { sent: undefined },
    pendingLookups: { addresses: new Set(), lists: new Set() },
    popup: { answer: () => undefined, decided: new Set() },
    formerHashIds: new Set(),
    otherTabs: { elsewhere: false, hashId: '', takeOver: () => undefined, release: () => undefined },
  };
  return { context, callOff: () => clearTimeout(saving) };
}

/** Parts of the app that come after the first step stands (14.1). */
const lazyFlows = {
  submit: () => import('./submit-step.ts'),
  token: () => import('./token-confirmation.ts'),
  redirect: () => import('./follow-redirect.ts'),
  restart: () => import('./restart.ts'),
  address: () => import('./follow-address.ts'),
  back: () => import('./go-back.ts'),
  another: () => import('./send-another.ts'),
  company: () => import('./company-lookup.ts'),
  actions: () => import('./actions/index.ts'),
  simulation: () => import('./simulation.ts'),
};

/** What the screens beside the steps need: fetched when one of them is opened. */
const details = () => import('./proposal-details.ts');

/** Back to where the visitor stands: what a retry of waiting means. */
const reenterPlace = ({ state }: Context): NextAction =>
  state.place.kind === 'opening' ? stay : go(state.place);

function recoveriesOf(context: Context): RecoveryHandlers {
  const { platform } = context;
  return {
    reopen: () => {
      context.otherTabs.takeOver();
      return openJourney(context);
    },
    resubmit: () =>
      runLazyFlow(context, 'submit', lazyFlows.submit, ({ resubmitStep }) => resubmitStep(context)),
    pollAgain: async () => reenterPlace(context),
    restart: () => runLazyFlow(context, 'opening', lazyFlows.restart, ({ restart }) => restart(context)),
    redoWithOtherCpf: () =>
      runLazyFlow(context, 'opening', lazyFlows.restart, ({ redoWithOtherCpf }) => redoWithOtherCpf(context)),
    sendAnother: about =>
      runLazyFlow(context, 'options', lazyFlows.another, ({ sendAnother }) => sendAnother(context, about)),
    openRemembered: () => openRemembered(context),
    denyRemembered: async () => {
      platform.tabs.tellErased();
      await eraseDevice(context);
      return openJourney(context);
    },
    eraseDevice: async () => {
      platform.tabs.tellErased();
      await eraseDevice(context);
      return deviceErased;
    },
    stay: async () => stay,
  };
}

export function createFlows(given: FlowDependencies) {
  const { platform, state } = given;
  const { context, callOff } = contextOf(given, next => void carryOut(async () => next));
  const recoveries = recoveriesOf(context);
  const places: ActionHandlers = {
    navigateTo,
    openHash: (_, hashId, message) =>
      message === undefined
        ? openHash(context, hashId)
        : runLazyFlow(context, 'opening', lazyFlows.redirect, part =>
            part.followRedirect(context, hashId, message),
          ),
    showFieldErrors,
  };

  let disposed = false;

  /** Runs a flow and performs what follows. A mistake of ours becomes the crash page, never a silent end (8.30). */
  async function carryOut(flow: () => Promise<NextAction>): Promise<void> {
    try {
      const next = await flow();
      if (!disposed && !context.otherTabs.elsewhere) await runNextAction(context, next, recoveries, places);
      if (!disposed) void claim();
    } catch (mistake) {
      if (disposed) return;
      platform.log.report('[proposta] journey: crash', mistake);
      const crash = { kind: 'journey', problem: 'crash', detail: '' } as const;
      await runNextAction(context, reportFailure(context, crash, 'render'), recoveries, places);
    }
  }

  /** The proposal is this tab's, unless another one holds it (11.7). A tab that cannot fetch this goes on alone. */
  async function claim(): Promise<void> {
    // A proposal that may be somebody else's is not claimed.
    if (state.hashId === context.otherTabs.hashId || state.launchParams.hashFrom === 'cookie') return;
    const part = await import('./claim-proposal.ts').catch(() => undefined);
    if (!disposed) part?.claimProposal(context);
  }

  /** The service wants no write before this is over (Retry-After, 4.28): the button says so. */
  const mayWrite = (): boolean => {
    const { createProposal = 0, updateStep = 0 } = state.retryAt;
    return Math.max(createProposal, updateStep) <= platform.clock.now();
  };

  /** Who goes elsewhere while this is fetched has pressed the button of another step. */
  const atStep = (
    run: (part: Awaited<ReturnType<typeof lazyFlows.submit>>) => Promise<NextAction>,
  ): Promise<void> => {
    const { slug } = state.form;
    if (!mayWrite()) return Promise.resolve();
    return carryOut(() =>
      runLazyFlow(context, 'submit', lazyFlows.submit, async part =>
        state.form.slug === slug ? run(part) : stay,
      ),
    );
  };

  const withSimulation = (
    run: (part: Awaited<ReturnType<typeof lazyFlows.simulation>>) => Promise<NextAction> | undefined,
  ): Promise<void> =>
    carryOut(() =>
      runLazyFlow(context, 'options', lazyFlows.simulation, async part => (await run(part)) ?? stay),
    );

  const withCompanies = (
    run: (part: Awaited<ReturnType<typeof lazyFlows.company>>) => Promise<NextAction> | undefined,
  ): Promise<void> =>
    carryOut(() =>
      runLazyFlow(context, 'options', lazyFlows.company, async part => (await run(part)) ?? stay),
    );

  const withSteps = (run: (part: Awaited<ReturnType<typeof lazyFlows.back>>) => NextAction): Promise<void> =>
    carryOut(() => runLazyFlow(context, 'options', lazyFlows.back, async part => run(part)));

  /** What only told that there was no internet goes by itself. Reads begin again; no write is sent again (8.2). */
  const resumeOnline = (): void => {
    context.ask.resumeOnline();
    const recovery = state.errorPage?.whenOnline;
    if (recovery) void carryOut(recoveries[recovery]);
  };

  /** Not over what the tab that took over has saved since. */
  const keepTypedNow = (): void => {
    if (!context.otherTabs.elsewhere) saveDraftsNow(context);
  };

  const stops = [
    platform.address.subscribe(
      () =>
        void carryOut(() => {
          correctAddress(context);
          return runLazyFlow(context, 'options', lazyFlows.address, async part =>
            part.followAddress(context),
          );
        }),
    ),
    platform.visibility.onLeaving(keepTypedNow),
    // A phone ends a page in the background without another word, for one while its camera is open.
    platform.visibility.subscribe(visible => {
      if (!visible) keepTypedNow();
    }),
    platform.visibility.onRestored(
      () => void carryOut(async () => (context.otherTabs.elsewhere ? stay : openJourney(context))),
    ),
    platform.tabs.onErased(
      () =>
        void carryOut(async () => {
          await eraseDevice(context);
          return deviceErased;
        }),
    ),
    platform.connectivity.subscribe(online => {
      state.online = online;
      if (online) resumeOnline();
    }),
  ];

  return {
    open: () => {
      readLaunchParams(context);
      return carryOut(() => openJourney(context));
    },
    startFirstStep: () =>
      carryOut(async () => {
        const { config, proposal, waitsForCompletion } = state;
        // Who left for the landing page has a proposal to go on with.
        if (config && proposal) return go(destinationAfter(config, proposal, waitsForCompletion));
        const first = config && firstStepOf(config);
        return first ? go({ kind: 'step', slug: first.slug }) : stay;
      }),
    /** A step chosen in the navigator, 'Voltar', and the way from an earlier step to the current one (2.39, 4.12). */
    chooseStep: (slug: string) => withSteps(part => part.chooseStep(context, slug)),
    goBack: () => withSteps(part => part.goBack(context)),
    goAhead: () => withSteps(part => part.goAhead(context)),
    goToReturnable: () => withSteps(part => part.goToReturnable(context)),
    askRestart: () =>
      carryOut(() => runLazyFlow(context, 'options', lazyFlows.restart, part => part.askRestart(context))),
    /** 'Apagar meus dados deste aparelho' (11.4): asks first. */
    askErasure: () => carryOut(async () => ({ kind: 'ask', question: erasureQuestion })),
    leaveForOffers: () =>
      carryOut(() =>
        runLazyFlow(
          context,
          'options',
          () => import('./leave-for-offers.ts'),
          part => part.leaveForOffers(context),
        ),
      ),
    editField: (key: string, typed: FieldValue) => {
      if (editField(context, key, typed)) void atStep(part => part.submitChoice(context));
    },
    focusField: (key: string) => focusField(context, key),
    leaveField: (key: string) => leaveField(context, key),
    retryOptions: (key: string) => retryOptions(context, key),
    submit: () => atStep(part => part.submitStep(context)),
    /** Where attached files stand, and the camera that makes them. */
    files: platform.images,
    camera: platform.camera,
    /** Opens an address that stands in a field, under the link rule (12.2). */
    openFieldLink: (address: string) =>
      carryOut(async () => (await import('./open-field-link.ts')).openFieldLink(context, address)),
    /** The ticks of a consent stay when its write is refused and the step is drawn anew. */
    keepAgreed: (slug: string, agreed: readonly string[]) => {
      state.agreed[slug] = agreed;
    },
    /** Stops sending files: what was typed and attached stays. */
    cancelUpload: () => {
      context.upload.controller?.abort();
      void forgetUnprovenFiles(context);
    },
    openTerms: (key: string) => openTerms(context, key),
    closeTerms: () => closeTerms(context),
    agreeToTerms: () => agreeToTerms(context),
    openCompanyLookup: (key: string) => withCompanies(part => part.openCompanyLookup(context, key)),
    closeCompanyLookup: () => withCompanies(part => part.closeCompanyLookup(context)),
    searchCompanies: (text: string) => {
      // At once: a controlled input that waits for a part to be fetched loses its caret.
      state.companyLookup.text = text;
      return withCompanies(part => part.searchCompanies(context, text));
    },
    requireCompanyName: () => withCompanies(part => part.requireCompanyName(context)),
    chooseCompany: (company: Company) => withCompanies(part => part.chooseCompany(context, company)),
    /** Asks for the offer of the simulation in view, where arriving at its step has not done so. */
    openSimulation: () =>
      withSimulation(part => {
        const { place, config } = state;
        const step = place.kind === 'step' && config ? stepBySlug(config, place.slug) : undefined;
        return step ? part.openSimulation(context, step) : undefined;
      }),
    changeSimulation: (changes: Partial<SimulationInputs>) => {
      // At once: a controlled input that waits for a part to be fetched loses its caret.
      if (!state.form.submitting) Object.assign(state.simulation.inputs, changes);
      return withSimulation(part => part.changeSimulation(context, changes));
    },
    chooseOption: (chosen: Chosen) => withSimulation(part => part.chooseOption(context, chosen)),
    retrySimulation: () => withSimulation(part => part.retrySimulation(context)),
    submitSimulation: () => withSimulation(part => part.submitSimulation(context)),
    tokenMethods: () => tokenMethods(context),
    /** Back to the choice of where to receive the code; the one that was sent stays good. */
    chooseOtherWay: () => {
      state.token = { status: 'idle', method: '', target: '', error: '' };
    },
    /** The time by which the flows go, to count down to a moment of theirs. */
    clock: platform.clock,
    requestToken: (method: string) =>
      carryOut(() =>
        runLazyFlow(context, 'token', lazyFlows.token, ({ requestToken }) => requestToken(context, method)),
      ),
    enterToken: (code: string) =>
      carryOut(() =>
        runLazyFlow(context, 'token', lazyFlows.token, ({ enterToken }) => enterToken(context, code)),
      ),
    /** Fetches ahead what the first step does not need yet. */
    fetchAhead: () => {
      void platform.fingerprint.ready();
      for (const load of [
        ...Object.values(lazyFlows),
        () => import('./wait.ts'),
        () => import('./check-field.ts'),
      ]) {
        load().catch(() => undefined);
      }
    },
    /** The visitor's answer about partners (12.7). */
    answerConsent: (given: boolean) =>
      import('./consent.ts').then(part => part.answerConsent(context, given)).catch(() => undefined),
    recover: (name: RecoveryName) => carryOut(recoveries[name]),
    /** What a button of a step view does; `input` is what was typed or chosen with it. */
    stepAction: (action: StepAction, input = '') =>
      carryOut(() =>
        runLazyFlow(context, 'poll', lazyFlows.actions, ({ runAction }) => runAction(context, action, input)),
      ),
    /** Loans that the customer already has (7.14). */
    loadContracts: () =>
      carryOut(() =>
        runLazyFlow(context, 'poll', lazyFlows.actions, ({ loadContracts }) => loadContracts(context)),
      ),
    /** A screen beside the steps (2.2-2.12). */
    openAside: (page: SidePage) => carryOut(async () => go({ kind: 'aside', page })),
    /** Where the proposal stands (7.13), and its contracts to sign (7.14). */
    loadDetails: () =>
      carryOut(() => runLazyFlow(context, 'poll', details, part => part.loadProposalDetails(context))),
    loadSigning: () =>
      carryOut(() => runLazyFlow(context, 'poll', details, part => part.loadSigning(context))),
    answerDialog: (id: number, choice: Choice) => context.ask.answer(id, choice),
    /** The button of the final page (3.11). */
    leaveFinalPage: () =>
      carryOut(async () => (await import('./leave-final-page.ts')).leaveFinalPage(context)),
    /** A part of the screen is gone: the page loads the new version, once (4.41). */
    loadNewVersion: () => loadNewVersion(context),
    /** Before the page is reloaded: what was typed is kept (11.3). */
    keepTyped: () => keepTyped(context),
    switchTheme: () => switchTheme(context),
    answerPopup: (answer: PopupAnswer) => context.popup.answer(answer),
    dismissToast: (id: number) => dismissToast(state, id),
    /** Ends every wait and subscription: the app is being taken down. */
    dispose: () => {
      disposed = true;
      callOff();
      keepTypedNow();
      context.otherTabs.release();
      context.placeScope.leave();
      context.ask.withdraw();
      for (const stop of stops) stop();
    },
  };
}
