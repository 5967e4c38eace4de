import type { Scenario } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { Driver } from './drivers/driver.ts';
import { callsOf, type JournalEntry, type ServiceReport } from './journal.ts';
import { makePlainCall } from './plain-call.ts';
import { createRefusalRetries } from './refusal-retries.ts';
import { sleep } from './sleep.ts';
import { watchFocus } from './watch-focus.ts';

/** The player's access to the service: an engine in the same page, or one behind HTTP. */
export interface ServiceView {
  report(): Promise<ServiceReport> | ServiceReport;
  /**
   * Answers a request that does not come from a screen; absent where the service cannot be reached that way.
   */
  handle?(request: Request): Promise<Response>;
  /**
   * Called when the visitor acts upon what a screen shows; absent where no browser resends broken requests. Without it
   * a quick press on a retry button would look like a resend.
   */
  endResends?(): void;
}

/** The walk could not continue. */
export class WalkProblem extends Error {
  override name = 'WalkProblem';
  readonly index: number;
  readonly action: WalkAction;
  constructor(index: number, action: WalkAction, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Step ${index + 1} of the walk (${describeAction(action)}) failed: ${reason}`, { cause });
    this.index = index;
    this.action = action;
  }
}

export interface PlayOptions {
  /**
   * Fails after an action that leaves the focus on the body (13.2). Off if a person may click into the page while the
   * walk plays.
   */
  watchesFocus?: boolean;
  /** Called before each action. Rejecting ends the walk; the workbench pauses here. */
  before?(index: number, action: WalkAction): Promise<void> | void;
  after?(index: number, action: WalkAction): Promise<void> | void;
}

/** The next poll must come within this time: the slowest policy polls every 15 s. Milliseconds. */
const maxPollInterval = 20_000;

/**
 * Plays the visitor's actions through a driver. @throws WalkProblem at the first action that fails.
 */
export async function playWalk(
  scenario: Scenario,
  driver: Driver,
  service: ServiceView,
  options: PlayOptions = {},
): Promise<void> {
  const retries = createRefusalRetries(driver, () => service.report());
  const focus = options.watchesFocus ? watchFocus(driver) : undefined;
  for (const [index, action] of scenario.walk.entries()) {
    try {
      await options.before?.(index, action);
      // The screen shows the failure that the walk has waited for, so the browser has given up. A press alone waits for
      // its button.
      if (action.do === 'press' && scenario.walk[index - 1]?.do === 'waitFor') service.endResends?.();
      await retries.runWithRetries(scenario.walk.slice(index), () =>
        doAction(action, scenario, driver, service),
      );
      await focus?.checkAfter(action);
      await options.after?.(index, action);
    } catch (error) {
      throw new WalkProblem(index, action, error);
    }
  }
  await retries.waitForRepeats();
}

async function doAction(
  action: WalkAction,
  scenario: Scenario,
  driver: Driver,
  service: ServiceView,
): Promise<void> {
  switch (action.do) {
    case 'open': {
      const hash = action.hash === undefined ? hashOf(scenario) : action.hash;
      const { path = '/', query = {}, newTab = false } = action;
      return driver.open({ hash, path, query, newTab });
    }
    case 'fill':
      return driver.fill(action.field, action.with);
    case 'choose':
      return driver.choose(action.field, action.option);
    case 'check':
      return driver.check(action.field);
    case 'attach':
      return driver.attach(action.field, action.files);
    case 'press':
      return driver.press(action.button);
    case 'pressKey':
      return driver.pressKey(action.key);
    case 'waitFor':
      return 'heading' in action ? driver.waitForHeading(action.heading) : driver.waitForText(action.text);
    case 'expectField':
      return driver.waitForValue(action.field, action.value);
    case 'expectChoice':
      return driver.waitForChoice(action.field, action.option);
    case 'expectChecked':
      return driver.waitForChecked(action.field, action.checked);
    case 'expectAbsent':
      return driver.waitForAbsence(action.text);
    case 'nextPoll':
      return waitForPoll(driver, service);
    case 'waitForCall':
      return waitForCall(action.operation, action.times ?? 1, driver, service);
    case 'advance':
      return driver.advance(action.ms);
    case 'reload':
      return driver.reload();
    case 'goOffline':
      return driver.goOffline();
    case 'goOnline':
      return driver.goOnline();
    case 'forbid':
      return driver.forbid(action.feature);
    case 'call':
      if (!service.handle) throw new Error('This host cannot call the service without a page.');
      return makePlainCall(action, service.handle);
    default:
      throw new Error(`there is no action ${JSON.stringify(action satisfies never)}`);
  }
}

async function waitForPoll(driver: Driver, service: ServiceView): Promise<void> {
  const loadPolls = async () =>
    callsOf((await service.report()).journal).filter(call => call.poll && call.source !== 'dialect');
  const answeredCountBefore = (await loadPolls()).filter(isAnswered).length;
  const deadline = Date.now() + maxPollInterval;
  for (let waited = 0; waited < maxPollInterval; ) {
    const currentPolls = await loadPolls();
    if (currentPolls.filter(isAnswered).length > answeredCountBefore) return;
    // While an answer is delayed, moving the app's clock would only make the call time out.
    const isPollOpen = currentPolls.some(entry => !isAnswered(entry)) && Date.now() < deadline;
    if (isPollOpen) await sleep(50);
    else await driver.advance(250);
    if (!isPollOpen) waited += 250;
  }
  throw new Error(`the app did not ask again within ${maxPollInterval / 1000} s`);
}

/** Moves the app's clock in small steps, so that a call with a slow answer is still open when this ends. */
async function waitForCall(
  operation: OperationId,
  times: number,
  driver: Driver,
  service: ServiceView,
): Promise<void> {
  for (let waited = 0; waited <= maxPollInterval; waited += 50) {
    const { journal } = await service.report();
    const received = callsOf(journal).filter(
      call => call.operation === operation && call.source !== 'dialect',
    );
    if (received.length >= times) return;
    await driver.advance(50);
  }
  throw new Error(`the service has not received ${operation} ${times === 1 ? 'once' : `${times} times`}`);
}

const isAnswered = (entry: JournalEntry): boolean => entry.took !== null;

/** An action in Portuguese, as the workbench and error messages show it. */
export function describeAction(action: WalkAction): string {
  switch (action.do) {
    case 'open':
      return `abrir ${action.hash === null ? 'sem hash' : 'o link'}${action.newTab ? ' em uma nova aba' : ''}`;
    case 'fill':
      return `preencher "${action.field}" com "${action.with}"`;
    case 'choose':
      return `escolher "${action.option}" em "${action.field}"`;
    case 'check':
      return `marcar "${action.field}"`;
    case 'attach':
      return `anexar ${action.files.map(({ name }) => name).join(', ')} em "${action.field}"`;
    case 'press':
      return `tocar em "${action.button}"`;
    case 'pressKey':
      return `apertar ${action.key}`;
    case 'waitFor':
      return `esperar por "${'heading' in action ? action.heading : action.text}"`;
    case 'expectField':
      return `conferir "${action.value}" em "${action.field}"`;
    case 'expectChoice':
      return `conferir a opção "${action.option}" em "${action.field}"`;
    case 'expectChecked':
      return `conferir que "${action.field}" ${action.checked ? 'tem' : 'não tem'} marca`;
    case 'expectAbsent':
      return `conferir que "${action.text}" não aparece`;
    case 'nextPoll':
      return 'esperar a próxima consulta';
    case 'waitForCall':
      return `esperar a chamada ${action.operation} chegar ao serviço`;
    case 'advance':
      return `deixar passar ${action.ms} ms`;
    case 'reload':
      return 'recarregar a página';
    case 'goOffline':
      return 'ficar sem internet';
    case 'goOnline':
      return 'voltar a ter internet';
    case 'forbid':
      return action.feature === 'cookies' ? 'bloquear os cookies' : 'ficar sem geolocalização';
    case 'call':
      return `chamar ${action.operation} e receber ${action.answers === 'nothing' ? 'nada' : action.answers}`;
    default:
      return `ação desconhecida ${JSON.stringify(action satisfies never)}`;
  }
}
