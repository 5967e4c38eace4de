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
import { handleFailure } from './handle-failure.ts';
import { correctAddress } from './hash-id.ts';
import { loadNewVersion } from './load-new-version.ts';
import { navigateTo } from './navigate-to.ts';
import { openHash, openJourney, openRemembered, readLaunchParams } from './open-journey.ts';
import { createPlaceScope } from './place-scope.ts';
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

/** The app's operations for the screens. None of them throws: a failure becomes a page, a dialog or a message. */
export type Flows = ReturnType<typeof createFlows>;

/** Creates the context, and a function that cancels a scheduled save. */
function contextOf(
  given: FlowDependencies,
  dispatch: Context['dispatch'],
): { context: Context; callOff: () => void } {
  const { state } = given;
  const lookups: Context['lookups'] = new Map();
  let saving: ReturnType<typeof setTimeout> | undefined;
  // Further keys do not restart the timer, so typing without a pause is saved as well. The save never runs in the key
  // event itself (14.2).
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

/** Flows that are loaded on first use. */
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

/** Data for the side pages. */
const details = () => import('./proposal-details.ts');

/** Enters the current place again: the meaning of a retry while polling. */
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

  /**
   * Runs a flow and the next action that it returns. A bug of the app becomes the crash page, never a silent end
   * (8.30).
   */
  async function carryOut(flow: () => Promise<NextAction>): Promise<void> {
    try {
      const next = await flow();
      if (!disposed && !context.otherTabs.elsewhere) await runNextAction(context, next, recoveries, places);
      if (!disposed) void claim();
    } catch (mistake) {
      if (disposed) return;
      platform.log.report('[proposta] journey: crash', mistake);
      const crash = { kind: 'journey', problem: 'crash', detail: '' } as const;
      await runNextAction(context, handleFailure(context, crash, 'render'), recoveries, places);
    }
  }

  /**
   * Claims the proposal for this tab, unless another one holds it (11.7). If the code cannot be loaded, the tab
   * continues without a claim.
   */
  async function claim(): Promise<void> {
    // A proposal that may belong to somebody else is not claimed.
    if (state.hashId === context.otherTabs.hashId || state.launchParams.hashFrom === 'cookie') return;
    const part = await import('./claim-proposal.ts').catch(() => undefined);
    if (!disposed) part?.claimProposal(context);
  }

  /** False while the service wants no write (Retry-After, 4.28); the button shows the time. */
  const mayWrite = (): boolean => {
    const { createProposal = 0, updateStep = 0 } = state.retryAt;
    return Math.max(createProposal, updateStep) <= platform.clock.now();
  };

  /**
   * Runs a submission if the visitor is still at the step where the button was pressed: loading the code may take a
   * while.
   */
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

  /** Removes a page that only reported a missing connection. Reads start again; writes are not repeated (8.2). */
  const resumeOnline = (): void => {
    context.ask.resumeOnline();
    const recovery = state.errorPage?.whenOnline;
    if (recovery) void carryOut(recoveries[recovery]);
  };

  /** Does not overwrite what the tab that took over has saved since. */
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
    // A phone may end a page in the background without notice, for example while its camera is open.
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
        // A visitor who opened the landing page may already have a proposal.
        if (config && proposal) return go(destinationAfter(config, proposal, waitsForCompletion));
        const first = config && firstStepOf(config);
        return first ? go({ kind: 'step', slug: first.slug }) : stay;
      }),
    /** Opens a step: from the navigator, by 'Voltar', or from an earlier step to the current one (2.39, 4.12). */
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
    /** Stores attached files; the camera creates some of them. */
    files: platform.images,
    camera: platform.camera,
    /** Opens an address from a field, under the link rule (12.2). */
    openFieldLink: (address: string) =>
      carryOut(async () => (await import('./open-field-link.ts')).openFieldLink(context, address)),
    /** Keeps the ticks of a consent when its write is refused and the step is drawn again. */
    keepAgreed: (slug: string, agreed: readonly string[]) => {
      state.agreed[slug] = agreed;
    },
    /** Aborts the upload. What was typed and attached stays. */
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
      // Synchronous: a controlled input that waits for code to load loses its caret.
      state.companyLookup.text = text;
      return withCompanies(part => part.searchCompanies(context, text));
    },
    requireCompanyName: () => withCompanies(part => part.requireCompanyName(context)),
    chooseCompany: (company: Company) => withCompanies(part => part.chooseCompany(context, company)),
    /** Requests the offer of the current simulation if entering its step has not done so. */
    openSimulation: () =>
      withSimulation(part => {
        const { place, config } = state;
        const step = place.kind === 'step' && config ? stepBySlug(config, place.slug) : undefined;
        return step ? part.openSimulation(context, step) : undefined;
      }),
    changeSimulation: (changes: Partial<SimulationInputs>) => {
      // Synchronous: a controlled input that waits for code to load loses its caret.
      if (!state.form.submitting) Object.assign(state.simulation.inputs, changes);
      return withSimulation(part => part.changeSimulation(context, changes));
    },
    chooseOption: (chosen: Chosen) => withSimulation(part => part.chooseOption(context, chosen)),
    retrySimulation: () => withSimulation(part => part.retrySimulation(context)),
    submitSimulation: () => withSimulation(part => part.submitSimulation(context)),
    tokenMethods: () => tokenMethods(context),
    /** Returns to the choice of where to receive the code. The code that was sent stays valid. */
    chooseOtherWay: () => {
      state.token = { status: 'idle', method: '', target: '', error: '' };
    },
    /** The clock of the flows, for countdowns. */
    clock: platform.clock,
    requestToken: (method: string) =>
      carryOut(() =>
        runLazyFlow(context, 'token', lazyFlows.token, ({ requestToken }) => requestToken(context, method)),
      ),
    enterToken: (code: string) =>
      carryOut(() =>
        runLazyFlow(context, 'token', lazyFlows.token, ({ enterToken }) => enterToken(context, code)),
      ),
    /** Preloads what follows the first press. */
    preload: () => Promise.all([lazyFlows.submit(), import('./wait.ts')]),
    /** The visitor's answer about partners (12.7). */
    answerConsent: (given: boolean) =>
      import('./consent.ts').then(part => part.answerConsent(context, given)).catch(() => undefined),
    recover: (name: RecoveryName) => carryOut(recoveries[name]),
    /** Runs the action of a button of a step view; `input` is the text or choice that belongs to it. */
    stepAction: (action: StepAction, input = '') =>
      carryOut(() =>
        runLazyFlow(context, 'poll', lazyFlows.actions, ({ runAction }) => runAction(context, action, input)),
      ),
    /** Loads the customer's loans (7.14). */
    loadContracts: () =>
      carryOut(() =>
        runLazyFlow(context, 'poll', lazyFlows.actions, ({ loadContracts }) => loadContracts(context)),
      ),
    /** Opens a side page (2.2-2.12). */
    openAside: (page: SidePage) => carryOut(async () => go({ kind: 'aside', page })),
    /** Loads the status of the proposal (7.13) and its contracts to sign (7.14). */
    loadDetails: () =>
      carryOut(() => runLazyFlow(context, 'poll', details, part => part.loadProposalDetails(context))),
    loadSigning: () =>
      carryOut(() => runLazyFlow(context, 'poll', details, part => part.loadSigning(context))),
    answerDialog: (id: number, choice: Choice) => context.ask.answer(id, choice),
    /** The button of the final page (3.11). */
    leaveFinalPage: () =>
      carryOut(async () => (await import('./leave-final-page.ts')).leaveFinalPage(context)),
    /** A file of the app is missing: the page loads the new version, once (4.41). */
    loadNewVersion: () => loadNewVersion(context),
    /** Saves what was typed before the page is reloaded (11.3). */
    keepTyped: () => keepTyped(context),
    switchTheme: () => switchTheme(context),
    answerPopup: (answer: PopupAnswer) => context.popup.answer(answer),
    dismissToast: (id: number) => dismissToast(state, id),
    /** Ends every wait and subscription when the app is disposed. */
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
