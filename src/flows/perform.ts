import type { Next, RecoveryName } from '#journey/model/next.ts';
import type { Context } from './context.ts';

/** What each recovery does: complete by type, made by `flows.ts`. */
export type Recoveries = Record<RecoveryName, () => Promise<Next>>;

export interface Places {
  /** Goes to a destination of the journey; answers what follows there at once. */
  arrive(context: Context, destination: Extract<Next, { kind: 'go' }>['to']): Promise<Next>;
  openHash(context: Context, hashId: string): Promise<Next>;
  showFieldErrors(context: Context, errors: Readonly<Record<string, string>>, message: string): void;
}

/** A chain of this length is a circle: something keeps leading back. */
const MOST_HOPS = 20;

/** The one place that carries a Next out. Flows return one; none calls another in a circle. */
export async function perform(
  context: Context,
  first: Next,
  recoveries: Recoveries,
  places: Places,
): Promise<void> {
  const { state, ask } = context;
  let next = first;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    switch (next.kind) {
      case 'stay':
        return;
      case 'go':
        next = await places.arrive(context, next.to);
        break;
      case 'page':
        context.presence.leave();
        state.waiting = undefined;
        state.errorPage = next.page;
        return;
      case 'ask': {
        const { question } = next;
        const choice = await ask.question(question);
        next = { kind: 'run', recovery: choice === 'ok' ? question.onOk : question.onCancel };
        break;
      }
      case 'toast':
        context.toast(next.type, next.title, next.text);
        return;
      case 'fieldErrors':
        places.showFieldErrors(context, next.errors, next.message);
        return;
      case 'run':
        next = await recoveries[next.recovery]();
        break;
      case 'openHash':
        next = await places.openHash(context, next.hashId);
        break;
      case 'showStatus':
        state.stepStatus[next.slug] = next.status;
        return;
    }
  }
  context.platform.log.report('[proposta] journey: too many hops');
}
