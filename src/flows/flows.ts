import { stepAt } from '#journey/current-step.ts';
import type { FileKind } from '#journey/fields/file-kind.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import { go, type NextAction, type RecoveryName, type SidePage, stay } from '#journey/model/next-action.ts';
import type { OfferChoice } from '#journey/simulation/choice.ts';
import type { SimulationInputs } from '#journey/simulation/simulation-request.ts';
import { SUBMIT_OPERATIONS } from '#journey/submit/submit-operations.ts';
import type { WebviewProps } from '#platform/webview.ts';
import type { PopupAnswer } from '#state/popup-state.ts';
import { createIdleToken } from '#state/proposal-state.ts';
import { addFile, attachLateFile } from './add-file.ts';
import type { DialogChoice } from './ask.ts';
import { claimProposal } from './claim-proposal.ts';
import { clearTokenErrors } from './clear-token-errors.ts';
import type { Context } from './context.ts';
import { createContext, type FlowDependencies } from './create-context.ts';
import { saveDraftsNow, saveTypedValues } from './drafts.ts';
import { editField, focusField, leaveField } from './edit-field.ts';
import { deviceErased, eraseDevice, erasureQuestion } from './erase-device.ts';
import { currentPlaceOf, followAddress } from './follow-address.ts';
import { chooseStep, goBack, goToCurrentStep, goToReturnable } from './go-back.ts';
import { handleFailure } from './handle-failure.ts';
import { syncHashIdInAddress } from './hash-id.ts';
import { keepInputs, keepOption } from './keep-option.ts';
import { type Flow, lazyFlow } from './lazy-flow.ts';
import { leaveFinalPage } from './leave-final-page.ts';
import { loadNewVersion } from './load-new-version.ts';
import { navigateTo, preloadWaiting } from './navigate-to.ts';
import { openFieldLink, opensAtOnce } from './open-field-link.ts';
import { openHash, openJourney, openRemembered, readLaunchParams, returnToAddress } from './open-journey.ts';
import { takeOfflineReads } from './repeat-when-online.ts';
import { retryOptions } from './run-consequences.ts';
import { type ActionHandlers, type RecoveryHandlers, runNextAction } from './run-next-action.ts';
import { showFieldErrors } from './show-field-errors.ts';
import { switchTheme } from './switch-theme.ts';
import { agreeToTerms, closeTerms, openTerms } from './terms.ts';
import { timeUntilRetry } from './time-until-retry.ts';
import { dismissToast } from './toast.ts';
import { answerTrackingConsent } from './tracking-consent.ts';
import { forgetUnprovenFiles } from './unproven-files.ts';

/** The app's operations for the screens. None of them throws: a failure becomes a page, a dialog or a message. */
export type Flows = ReturnType<typeof createFlows>;

const askRestart = lazyFlow('options', async () => (await import('./restart.ts')).askRestart);
const restart = lazyFlow('opening', async () => (await import('./restart.ts')).restart);
const redoWithOtherCpf = lazyFlow('opening', async () => (await import('./restart.ts')).redoWithOtherCpf);
const sendAnother = lazyFlow('options', async () => (await import('./send-another.ts')).sendAnother);
const followRedirect = lazyFlow('opening', async () => (await import('./follow-redirect.ts')).followRedirect);
const resubmitStep = lazyFlow('submit', async () => (await import('./submit-step.ts')).resubmitStep);
const submitFrom = lazyFlow('submit', async () => (await import('./submit-step.ts')).submitFrom);
const searchCompanies = lazyFlow(
  'options',
  async () => (await import('./company-lookup.ts')).searchCompanies,
);
const openSimulation = lazyFlow('options', async () => (await import('./simulation.ts')).openSimulation);
const chooseOption = lazyFlow('options', async () => (await import('./simulation.ts')).chooseOption);
const changeSimulation = lazyFlow('options', async () => (await import('./simulation.ts')).changeSimulation);

/** Submits the step in view, unless the service wants no write now (Retry-After, 4.28); the button shows the time. */
function submit(context: Context, isChoice = false): NextAction | Promise<NextAction> {
  if (SUBMIT_OPERATIONS.some(operation => timeUntilRetry(context, operation) > 0)) return stay;
  return submitFrom(context, context.placeScope.current(), isChoice);
}

function startFirstStep({ state }: Context): NextAction {
  // A visitor who opened the landing page may already have a proposal.
  const place = currentPlaceOf(state);
  return place ? go(place) : stay;
}

/** Erases the device and announces that to the other tabs. */
function eraseEverywhere(context: Context): Promise<NextAction> {
  context.platform.tabs.announceErasure();
  return eraseDevice(context);
}

/** A flow that a press of the visitor starts and that may lead to a wait: it asks at once (11.9). */
const pressed =
  <Args extends unknown[], Result>(flow: (context: Context, ...args: Args) => Result) =>
  (context: Context, ...args: Args): Result => {
    context.recentWaits.clear();
    return flow(context, ...args);
  };

/** The use cases. `createFlows` runs the next action that each of them returns. */
const flows = {
  open: (context: Context) => {
    readLaunchParams(context);
    return openJourney(context);
  },
  startFirstStep: pressed(startFirstStep),
  /** Opens a step: from the navigator, by 'Voltar', or from an earlier step to the current one (2.39, 4.12). */
  chooseStep: pressed(chooseStep),
  goBack: pressed(goBack),
  goToCurrentStep: pressed(goToCurrentStep),
  goToReturnable: pressed(goToReturnable),
  askRestart,
  /** 'Apagar meus dados deste aparelho' (11.4): asks first. */
  askErasure: (): NextAction => ({ kind: 'ask', question: erasureQuestion }),
  leaveForOffers: lazyFlow('options', async () => (await import('./leave-for-offers.ts')).leaveForOffers),
  submit: (context: Context) => submit(context),
  /** Opens an address from a field, under the link rule (12.2). */
  openFieldLink,
  openCompanyLookup: lazyFlow('options', async () => (await import('./company-lookup.ts')).openCompanyLookup),
  closeCompanyLookup: lazyFlow(
    'options',
    async () => (await import('./company-lookup.ts')).closeCompanyLookup,
  ),
  searchCompanies: (context: Context, text: string) => {
    // Synchronous: a controlled input that waits for code to load loses its caret.
    context.state.companyLookup.text = text;
    return searchCompanies(context, text);
  },
  requireCompanyName: lazyFlow(
    'options',
    async () => (await import('./company-lookup.ts')).requireCompanyName,
  ),
  chooseCompany: lazyFlow('options', async () => (await import('./company-lookup.ts')).chooseCompany),
  /** Requests the offer of the current simulation if entering its step has not done so. */
  openSimulation: (context: Context) => {
    const { place, config } = context.state;
    const step = stepAt(config, place);
    return step ? openSimulation(context, step) : stay;
  },
  changeSimulation: (context: Context, changes: Partial<SimulationInputs>) => {
    // Synchronous also because a controlled input that waits for code to load loses its caret.
    keepInputs(context.state, changes);
    return changeSimulation(context, changes);
  },
  chooseOption: (context: Context, selection: OfferChoice) => {
    keepOption(context.state, selection);
    return chooseOption(context, selection);
  },
  retrySimulation: lazyFlow('options', async () => (await import('./simulation.ts')).retrySimulation),
  submitSimulation: lazyFlow('options', async () => (await import('./simulation.ts')).submitSimulation),
  requestToken: lazyFlow('token', async () => (await import('./token-confirmation.ts')).requestToken),
  enterToken: lazyFlow('token', async () => (await import('./token-confirmation.ts')).enterToken),
  /** Runs the action of a button of a step view; the text or choice belongs to it. */
  stepAction: lazyFlow('poll', async () => (await import('./actions/index.ts')).runStepAction),
  /** Asks at once whether the proposal is complete (4.22). */
  checkCompletion: lazyFlow('poll', async () => (await import('./wait.ts')).checkCompletion),
  /** Loads the customer's loans (7.14). */
  loadContracts: lazyFlow('poll', async () => (await import('./actions/index.ts')).loadContracts),
  /** Opens a side page (2.2-2.12). */
  openSidePage: pressed((_, page: SidePage) => go({ kind: 'sidePage', page })),
  /** Loads the status of the proposal (7.13) and its contracts to sign (7.14). */
  loadDetails: lazyFlow('poll', async () => (await import('./proposal-details.ts')).loadProposalDetails),
  refreshDetails: lazyFlow(
    'poll',
    async () => (await import('./proposal-details.ts')).refreshProposalDetails,
  ),
  checkSigning: lazyFlow('poll', async () => (await import('./proposal-details.ts')).checkSigning),
  loadSigning: lazyFlow('poll', async () => (await import('./proposal-details.ts')).loadSigning),
  /** Loads the labels of choices in the review (3.31). */
  loadReviewLists: lazyFlow('lookup', async () => (await import('./load-review-lists.ts')).loadReviewLists),
  /** The button of the final page (3.11). */
  leaveFinalPage: (context: Context) => leaveFinalPage(context),
} satisfies Readonly<Record<string, Flow<never>>>;

/** Operations without a next action. */
const operations = {
  attachLateFile,
  focusField,
  leaveField,
  retryOptions,
  openTerms,
  closeTerms,
  agreeToTerms,
  opensAtOnce,
  switchTheme,
  /** The visitor's answer about partners (12.7). */
  answerTrackingConsent,
  /** Loads the new version of the app when one of its files is missing, once (4.41). */
  loadNewVersion,
  /** Saves what was typed before the page is reloaded (11.3). */
  saveTypedValues,
  /** Keeps the ticks of a consent for a reload (11.3), and for the case that the service refuses the write. */
  keepAgreed: ({ state, scheduleSave }: Context, slug: string, agreed: readonly string[]) => {
    state.agreed[slug] = agreed;
    scheduleSave();
  },
  /** Keeps the marked loan for a reload (11.3), and for the case that the service refuses the write. */
  markContract: ({ state, scheduleSave }: Context, slug: string, id: string) => {
    state.markedContracts[slug] = id;
    scheduleSave();
  },
  /** Keeps how the visitor wants to receive a code, for a reload (11.3). */
  pickMethod: ({ state, scheduleSave }: Context, slug: string, method: string) => {
    state.pickedMethods[slug] = method;
    scheduleSave();
  },
  /** Names the screen after its heading; empty while it has none (13.4). */
  showHeading: ({ state }: Context, heading: string) => {
    state.heading = heading;
  },
  showViewError: ({ state }: Context, hasError: boolean) => {
    state.hasViewError = hasError;
  },
  /** Aborts the upload. What was typed and attached stays. */
  cancelUpload: (context: Context) => {
    context.upload.controller?.abort();
    void forgetUnprovenFiles(context);
  },
  /** Returns to the choice of where to receive the code. The code that was sent stays valid. */
  chooseOtherMethod: ({ state }: Context) => {
    state.token = createIdleToken();
  },
  /** The visitor changes the code, or asks for another method: the errors so far are about something else (2.23). */
  clearTokenErrors,
  answerDialog: ({ ask }: Context, id: number, choice: DialogChoice) => ask.answer(id, choice),
  answerPopup: ({ popup }: Context, answer: PopupAnswer) => popup.answer(answer),
  dismissToast: ({ state }: Context, id: number) => dismissToast(state, id),
  /** Preloads the code that is needed after the first press. */
  preload: () => Promise.all([submitFrom.preload(), preloadWaiting()]),
};

/** The effect of each recovery of an error page or dialog (2.54-2.57). */
const recoveries = {
  reopen: context => {
    context.tabClaim.takeOver();
    return openJourney(context);
  },
  resubmit: resubmitStep,
  /** Enters the current place again: the meaning of a retry while polling. */
  pollAgain: async ({ state }) => (state.place.kind === 'opening' ? stay : go(state.place)),
  restart,
  redoWithOtherCpf,
  sendAnother,
  openRemembered,
  denyRemembered: async context => {
    const nextAction = await eraseEverywhere(context);
    return nextAction === deviceErased ? openJourney(context) : nextAction;
  },
  eraseDevice: eraseEverywhere,
  stay: async () => stay,
} satisfies Readonly<Record<RecoveryName, (context: Context, subject?: string) => Promise<NextAction>>>;

/** A table of functions without their first argument. */
type BoundTable<Table> = {
  [Name in keyof Table]: Table[Name] extends (context: Context, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};
/** Like `BoundTable`, but runs the next action that each function returns. */
type FlowTable<Table> = {
  [Name in keyof Table]: Table[Name] extends (context: Context, ...args: infer Args) => unknown
    ? (...args: Args) => Promise<void>
    : never;
};

/** Maps each function of a table. The caller declares the type of the result. */
const mapTable = <Table extends object>(
  table: Table,
  map: (run: (context: Context, ...args: unknown[]) => unknown) => (...args: unknown[]) => unknown,
): unknown => Object.fromEntries(Object.entries(table).map(([name, run]) => [name, map(run)]));

export function createFlows(dependencies: FlowDependencies) {
  const { platform, state } = dependencies;
  const { context, cancelSave } = createContext(dependencies, next => void dispatch(next));
  const recoveryHandlers = mapTable(recoveries, run => subject => run(context, subject)) as RecoveryHandlers; // same names
  const actionHandlers: ActionHandlers = {
    navigateTo,
    openHash: (_, hashId, message) =>
      message === undefined ? openHash(context, hashId) : followRedirect(context, hashId, message),
    showFieldErrors,
  };

  let isDisposed = false;

  /** A bug of the app becomes the crash page, never a silent end (8.30). */
  async function runOrReportCrash(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (mistake) {
      if (isDisposed) return;
      platform.log.report('[proposta] journey: crash', mistake);
      const crash = { kind: 'journey', problem: 'crash', detail: '' } as const;
      await runNextAction(context, handleFailure(context, crash, 'render'), recoveryHandlers, actionHandlers);
    }
  }

  async function runWhileOpen(nextAction: NextAction): Promise<void> {
    if (!isDisposed && !context.tabClaim.isElsewhere)
      await runNextAction(context, nextAction, recoveryHandlers, actionHandlers);
    // A proposal that may belong to somebody else is not claimed.
    if (!isDisposed && state.launchParams.hashSource !== 'cookie') claimProposal(context);
  }

  /** Runs a flow and the next action that it returns. */
  const runFlow = (flow: () => ReturnType<Flow<[]>>): Promise<void> =>
    runOrReportCrash(async () => runWhileOpen((await flow()) ?? stay));

  /** Not after an `await`: what a flow has just written and the place that it leads to are one render (14.1). */
  const dispatch = (nextAction: NextAction): Promise<void> =>
    runOrReportCrash(() => runWhileOpen(nextAction));

  /** Removes a page that only reported a missing connection. Reads start again; writes are not repeated (8.2). */
  const resumeOnline = (): void => {
    context.ask.resumeOnline();
    const recovery = state.errorPage?.whenOnline;
    if (recovery) void runFlow(recoveryHandlers[recovery]);
    for (const read of takeOfflineReads(context)) void runFlow(read);
  };

  /** Saves what was typed, unless another tab has taken over: that tab has saved newer values. */
  const saveTypedValuesNow = (): void => {
    if (!context.tabClaim.isElsewhere) saveDraftsNow(context);
  };

  const applyAutocomplete = ({ autocomplete }: WebviewProps): void => {
    if (autocomplete === undefined || autocomplete === state.deviceSettings.autocomplete) return;
    state.deviceSettings.autocomplete = autocomplete;
    context.form.refresh();
  };
  applyAutocomplete(platform.webview.props());

  const cleanups = [
    platform.webview.subscribe(applyAutocomplete),
    platform.address.subscribe(
      () =>
        void runFlow(() => {
          syncHashIdInAddress(context);
          const nextAction = followAddress(context);
          // The app's own changes of the address lead nowhere, only the visitor's do.
          if (nextAction.kind === 'go') context.recentWaits.clear();
          return nextAction;
        }),
    ),
    platform.visibility.onLeaving(saveTypedValuesNow),
    // A phone may end a page in the background without notice, for example while its camera is open.
    platform.visibility.subscribe(isVisible => {
      if (!isVisible) saveTypedValuesNow();
    }),
    platform.visibility.onRestored(
      () =>
        void runFlow(() => {
          if (context.tabClaim.isElsewhere) return stay;
          returnToAddress(context);
          return pressed(openJourney)(context);
        }),
    ),
    platform.tabs.onErased(() => void runFlow(() => eraseDevice(context))),
    platform.connectivity.subscribe(isOnline => {
      state.isOnline = isOnline;
      if (isOnline) resumeOnline();
    }),
  ];

  return {
    // The casts are safe: each function keeps its name and loses only its first argument.
    ...(mapTable(
      flows,
      run =>
        (...args) =>
          runFlow(() => run(context, ...args) as NextAction),
    ) as FlowTable<typeof flows>),
    ...(mapTable(
      operations,
      run =>
        (...args) =>
          run(context, ...args),
    ) as BoundTable<typeof operations>),
    /** A choice may submit the step (assumption 3.23). */
    editField: (key: string, typed: FieldValue) => {
      if (editField(context, key, typed)) void runFlow(() => submit(context, true));
    },
    recover: (name: RecoveryName) => {
      context.recentWaits.clear();
      return runFlow(recoveryHandlers[name]);
    },
    /** Stores attached files; the camera creates some of them. */
    files: {
      ...platform.images,
      add: (file: File, accepted: readonly FileKind[], field?: Field) =>
        addFile(context, file, accepted, field),
    },
    camera: platform.camera,
    /** Shares, copies and prints; called in the event of a press, as browsers require. */
    sharing: platform.sharing,
    /** The clock of the flows, for countdowns. */
    clock: platform.clock,
    /** Ends every wait and subscription when the app is disposed. */
    dispose: () => {
      isDisposed = true;
      cancelSave();
      saveTypedValuesNow();
      context.tabClaim.release();
      context.placeScope.leave();
      context.ask.withdraw();
      for (const stop of cleanups) stop();
    },
  };
}
