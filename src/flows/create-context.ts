import { createAsk } from './ask.ts';
import { createTabClaim } from './claim-proposal.ts';
import type { Context } from './context.ts';
import { createLatestWrites } from './create-latest-writes.ts';
import { DRAFT_DELAY, saveDrafts } from './drafts.ts';
import { fillInValues } from './edit-field.ts';
import { createForms } from './forms.ts';
import { createPlaceScope } from './place-scope.ts';
import { reportUnreadable } from './report-unreadable.ts';
import { showToast } from './toast.ts';

/** The members of the context that the caller provides. */
export type FlowDependencies = Pick<
  Context,
  | 'api'
  | 'platform'
  | 'state'
  | 'identifiers'
  | 'allowedHosts'
  | 'previewPaths'
  | 'keptSessionRestored'
  | 'readInputs'
>;

/** Creates the context. `cancelSave` cancels a scheduled save. */
export function createContext(
  dependencies: FlowDependencies,
  dispatch: Context['dispatch'],
): { context: Context; cancelSave: () => void } {
  const { state } = dependencies;
  const lookups: Context['lookups'] = new Map();
  const saveController = new AbortController();
  let isSaveScheduled = false;
  // Further keys do not restart the timer, so typing without a pause is saved as well. The save never runs in the key
  // event itself (14.2).
  const scheduleSave = (): void => {
    if (isSaveScheduled) return;
    isSaveScheduled = true;
    dependencies.platform.clock.sleep(DRAFT_DELAY, saveController.signal).then(
      () => {
        isSaveScheduled = false;
        void saveDrafts(context);
      },
      () => undefined,
    );
  };
  const endPlaceWork = (): void => {
    context.form.leave();
    for (const controller of lookups.values()) controller.abort();
    lookups.clear();
    context.offlineReads.clear();
    context.popup.answer('withdrawn');
    // A drawer belongs to a field of the place, and would cover the next place or an error page.
    state.terms.isOpen = false;
    state.companyLookup.isOpen = false;
  };
  const context: Context = {
    ...dependencies,
    ask: createAsk(state, dependencies.platform),
    form: createForms(state, dependencies.platform.clock, keys =>
      reportUnreadable(dependencies.platform)('form', keys),
    ),
    toast: (type, title, text, options) =>
      showToast(state, type, title, text, {
        ...options,
        shownAt: dependencies.platform.clock.steadyNow(),
      }),
    change: changes => fillInValues(context, changes),
    dispatch,
    scheduleSave,
    placeScope: createPlaceScope(endPlaceWork),
    lookups,
    failedLookups: new Map(),
    offlineReads: new Map(),
    upload: { controller: undefined },
    latestWrites: createLatestWrites(),
    pendingWrites: new Map(),
    unprovenFiles: { sent: undefined, removals: 0 },
    pendingLookups: { values: new Set(), lists: new Set() },
    pendingFiles: new Set(),
    popup: { answer: () => undefined, newProposalChoices: new Map() },
    formerHashIds: new Set(),
    tabClaim: createTabClaim(),
    recentWaits: new Map(),
    redirectedIds: new Set(),
  };
  return { context, cancelSave: () => saveController.abort() };
}
