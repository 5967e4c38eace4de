import type { FileKind } from '#journey/fields/file-kind.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import { type NextAction, type RecoveryName, stay } from '#journey/model/next-action.ts';
import type { WebviewProps } from '#platform/webview.ts';
import { addFile } from './add-file.ts';
import { claimProposal } from './claim-proposal.ts';
import type { Context } from './context.ts';
import { createContext, type FlowDependencies } from './create-context.ts';
import { saveDraftsNow } from './drafts.ts';
import { editField } from './edit-field.ts';
import { eraseDevice } from './erase-device.ts';
import { flows, operations, pressed, submit } from './flows.ts';
import { followAddress } from './follow-address.ts';
import { handleFailure } from './handle-failure.ts';
import { syncHashIdInAddress } from './hash-id.ts';
import { type Flow, lazyFlow } from './lazy-flow.ts';
import { navigateTo } from './navigate-to.ts';
import { notePress } from './note-press.ts';
import { openHash, openJourney, returnToAddress } from './open-journey.ts';
import { recoveries } from './recoveries.ts';
import { takeOfflineReads } from './repeat-when-online.ts';
import { type ActionHandlers, type RecoveryHandlers, runNextAction } from './run-next-action.ts';
import { showFieldErrors } from './show-field-errors.ts';

/** The app's operations for the screens. None of them throws: a failure becomes a page, a dialog or a message. */
export type Flows = ReturnType<typeof createFlows>;

const followRedirect = lazyFlow('opening', async () => (await import('./follow-redirect.ts')).followRedirect);

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
    openHash: (_, { hashId, message, system }) =>
      message === undefined
        ? openHash(context, hashId, system && { system })
        : followRedirect(context, hashId, message),
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
          if (nextAction.kind === 'go') notePress(context);
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
      notePress(context);
      if (editField(context, key, typed)) void runFlow(() => submit(context, true));
    },
    recover: (name: RecoveryName) => {
      notePress(context);
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
