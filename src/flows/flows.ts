import { stepAt } from '#journey/current-step.ts';
import { go, type NextAction, type SidePage, stay } from '#journey/model/next-action.ts';
import type { OfferChoice } from '#journey/simulation/choice.ts';
import type { SimulationInputs } from '#journey/simulation/simulation-request.ts';
import { SUBMIT_OPERATIONS } from '#journey/submit/submit-operations.ts';
import type { PopupAnswer } from '#state/popup-state.ts';
import { createIdleToken, createSentToken } from '#state/proposal-state.ts';
import { attachLateFile } from './add-file.ts';
import type { DialogChoice } from './ask.ts';
import { clearTokenErrors } from './clear-token-errors.ts';
import type { Context } from './context.ts';
import { saveTypedValues } from './drafts.ts';
import { focusField, leaveField } from './edit-field.ts';
import { erasureQuestion } from './erase-device.ts';
import { currentPlaceOf } from './follow-address.ts';
import { chooseStep, goBack, goToCurrentStep, goToReturnable } from './go-back.ts';
import { keepInputs, keepOption } from './keep-option.ts';
import { type Flow, lazyFlow } from './lazy-flow.ts';
import { leaveFinalPage } from './leave-final-page.ts';
import { loadNewVersion } from './load-new-version.ts';
import { preloadWaiting, requestOffer } from './navigate-to.ts';
import { notePress } from './note-press.ts';
import { openFieldLink, opensAtOnce } from './open-field-link.ts';
import { openJourney, readLaunchParams } from './open-journey.ts';
import { showRefusal } from './refuse-while-sending.ts';
import { showOffline } from './reload-page.ts';
import { retryOptions } from './run-consequences.ts';
import { showPressLoading, showSubmitting } from './show-loading.ts';
import { switchTheme } from './switch-theme.ts';
import { agreeToTerms, closeTerms, noteTermsShown, openTerms } from './terms.ts';
import { timeUntilRetry } from './time-until-retry.ts';
import { dismissToast } from './toast.ts';
import { answerTrackingConsent } from './tracking-consent.ts';
import { settleCancelledFiles } from './unproven-files.ts';

const askRestart = lazyFlow(
  'options',
  async () => (await import('./restart.ts')).askRestart,
  showPressLoading,
);
const submitFrom = lazyFlow(
  'submit',
  async () => (await import('./submit-step.ts')).submitFrom,
  showSubmitting,
);
const searchCompanies = lazyFlow(
  'options',
  async () => (await import('./company-lookup.ts')).searchCompanies,
);
const chooseOption = lazyFlow('options', async () => (await import('./simulation.ts')).chooseOption);
const handleChange = lazyFlow('options', async () => (await import('./simulation.ts')).handleChange);

/** Submits the step in view, unless the service wants no write now (Retry-After, 4.28); the button shows the time. */
export function submit(context: Context, isChoice = false): NextAction | Promise<NextAction> {
  if (SUBMIT_OPERATIONS.some(operation => timeUntilRetry(context, operation) > 0)) return stay;
  notePress(context);
  if (context.state.form.isSubmitting) return stay;
  return submitFrom(context, context.placeScope.current(), isChoice);
}

function startFirstStep({ state }: Context): NextAction {
  // A visitor who opened the landing page may already have a proposal.
  const place = currentPlaceOf(state);
  return place ? go(place) : stay;
}

/** A flow that a press of the visitor starts: a wait to which it leads asks at once (11.9). */
export const pressed =
  <Args extends unknown[], Result>(flow: (context: Context, ...args: Args) => Result) =>
  (context: Context, ...args: Args): Result => {
    notePress(context);
    return flow(context, ...args);
  };

/** The use cases. `createFlows` runs the next action that each of them returns. */
export const flows = {
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
  leaveForOffers: lazyFlow(
    'options',
    async () => (await import('./leave-for-offers.ts')).leaveForOffers,
    showPressLoading,
  ),
  submit: (context: Context) => submit(context),
  /** Opens an address from a field, under the link rule (12.2). */
  openFieldLink,
  openCompanyLookup: lazyFlow(
    'options',
    async () => (await import('./company-lookup.ts')).openCompanyLookup,
    showPressLoading,
  ),
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
    return step ? requestOffer(context, step) : stay;
  },
  changeSimulation: pressed((context: Context, changes: Partial<SimulationInputs>) => {
    // Synchronous also because a controlled input that waits for code to load loses its caret.
    return keepInputs(context.state, changes) ? handleChange(context, changes) : stay;
  }),
  chooseOption: pressed((context: Context, selection: OfferChoice) => {
    keepOption(context.state, selection);
    return chooseOption(context, selection);
  }),
  retrySimulation: pressed(
    lazyFlow('options', async () => (await import('./simulation.ts')).retrySimulation),
  ),
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
  loadStoredLists: lazyFlow('lookup', async () => (await import('./load-stored-lists.ts')).loadStoredLists),
  /** The button of the final page (3.11). */
  leaveFinalPage: (context: Context) => leaveFinalPage(context),
} satisfies Readonly<Record<string, Flow<never>>>;

/** Operations without a next action. */
export const operations = {
  attachLateFile,
  focusField,
  leaveField,
  showRefusal,
  retryOptions,
  openTerms,
  closeTerms,
  noteTermsShown,
  agreeToTerms,
  opensAtOnce,
  switchTheme,
  /** The visitor's answer about partners (12.7). */
  answerTrackingConsent,
  /**
   * Loads the new version of the app when one of its files is missing, once, and at each retry that the visitor presses
   * (4.41). Resolves to whether the page reloads.
   */
  loadNewVersion: async (context: Context, isRetry: boolean) =>
    (await loadNewVersion(context, isRetry ? 'pressed' : 'missing')) === 'reloading',
  showOffline,
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
    context.state.form.announced = 'Envio cancelado. Os arquivos continuam anexados.';
    settleCancelledFiles(context);
  },
  /** Returns to the choice of where to receive the code. The code that was sent stays valid. */
  chooseOtherMethod: ({ state }: Context) => {
    const { method, target } = state.token;
    state.confirmation.sentCode = { method, target };
    state.token = createIdleToken(state.token);
  },
  /** Returns from the choice to the code that was sent, as long as it is valid. */
  returnToCode: ({ state }: Context) => {
    const { confirmation, token } = state;
    if (token.status !== 'idle' || !confirmation.awaitsClick || !confirmation.sentCode) return;
    state.token = createSentToken(token, confirmation.sentCode, token.hasWaited);
  },
  /** The visitor changes the code, or asks for another method: the errors so far are about something else (2.23). */
  clearTokenErrors,
  answerDialog: ({ ask }: Context, id: number, choice: DialogChoice) => ask.answer(id, choice),
  answerPopup: ({ popup }: Context, answer: PopupAnswer) => popup.answer(answer),
  dismissToast: ({ state }: Context, id: number) => dismissToast(state, id),
  /** Preloads the code that is needed after the first press. */
  preload: () => Promise.all([submitFrom.preload(), preloadWaiting()]),
};
