import { type NextAction, type RecoveryName, stay } from '#journey/model/next-action.ts';
import { endWait } from '#state/proposal-state.ts';
import { storeStepStatus } from './accept-outcome.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { notePress } from './note-press.ts';

/** The function of each recovery, created by `createFlows`. The type demands one for each. */
export type RecoveryHandlers = Record<RecoveryName, (subject?: string) => Promise<NextAction>>;

export interface ActionHandlers {
  /** Navigates to a destination; returns the next action from there. */
  navigateTo(context: Context, destination: Extract<NextAction, { kind: 'go' }>['to']): Promise<NextAction>;
  openHash(context: Context, action: Extract<NextAction, { kind: 'openHash' }>): Promise<NextAction>;
  showFieldErrors(context: Context, errors: Readonly<Record<string, string>>, message: string): void;
}

/** A longer chain of next actions counts as a circle. */
const MAX_HOPS = 20;

/**
 * Runs a next action and those that follow from it. No flow does that itself, so flows do not call each other in a
 * circle.
 */
export async function runNextAction(
  context: Context,
  first: NextAction,
  recoveries: RecoveryHandlers,
  handlers: ActionHandlers,
): Promise<void> {
  const { state, ask, placeScope } = context;
  let next = first;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    switch (next.kind) {
      case 'stay':
        return;
      case 'go':
        next = await handlers.navigateTo(context, next.to);
        break;
      case 'page':
        showPage(context, next);
        return;
      case 'ask': {
        const { question } = next;
        let nextAction = stay;
        const choice = await ask.question(question, async answer => {
          notePress(context);
          nextAction = await recoveries[answer === 'ok' ? question.onOk : question.onCancel](
            question.subject,
          );
        });
        if (choice === 'withdrawn') return;
        next = nextAction;
        break;
      }
      case 'toast':
        context.toast(next.type, next.title, next.text);
        return;
      case 'fieldErrors':
        state.errorPage = undefined;
        handlers.showFieldErrors(context, next.errors, next.message);
        return;
      case 'run':
        next = await recoveries[next.recovery]();
        break;
      case 'openHash':
        next = await handlers.openHash(context, next);
        break;
      case 'showStatus':
        // Another screen: what was awaited or asked in the previous status ends, as it does at another place.
        placeScope.enter();
        ask.withdraw();
        storeStepStatus(context, next.slug, next.status);
        return;
    }
  }
  const detail = `more than ${MAX_HOPS} next actions in a row`;
  const circle = handleFailure(context, { kind: 'journey', problem: 'crash', detail }, 'render');
  if (circle.kind === 'page') showPage(context, circle);
}

/** A page replaces whatever is shown: polls and questions end, and drawers close. */
function showPage(
  { state, ask, placeScope }: Context,
  { page }: Extract<NextAction, { kind: 'page' }>,
): void {
  placeScope.leave();
  ask.withdraw();
  endWait(state);
  state.errorPage = page;
}
