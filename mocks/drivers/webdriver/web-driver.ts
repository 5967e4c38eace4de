import type { LaunchAddress } from '#scenarios/launch-address.ts';
import type { Forbidden } from '#scenarios/walk.ts';
import { sleep } from '../../sleep.ts';
import { type Driver, isBrowserNetworkLine } from '../driver.ts';
import { forbidInPage } from '../forbid-in-page.ts';
import type { DrivenVisit } from './front-server.ts';
import type { PageAgent } from './page-agent.ts';
import { type ElementReference, WebDriverError, type WebDriverSession } from './session.ts';

export interface WebDriverStage {
  session: WebDriverSession;
  visit: DrivenVisit;
  /** Returns an address of the app on the origin of the visit. */
  addressOf(launchAddress: LaunchAddress): string;
}

/** How long something may take to appear, in milliseconds. */
const TIME_LIMIT = 15_000;
/** The longest single wait in the page. A page that is left meanwhile never answers. Milliseconds. */
const MAX_SINGLE_WAIT = 2000;

type AgentParameters<Name extends keyof PageAgent> =
  Parameters<PageAgent[Name]> extends [number, ...infer Rest] ? Rest : never;
type AgentAnswer<Name extends keyof PageAgent> = Awaited<ReturnType<PageAgent[Name]>>;
/** Elements arrive from the page as references. */
type AsReference<Value> = Value extends Element ? ElementReference : Value;

/** Without a request for this time, the app has preloaded everything. Milliseconds. */
const MIN_QUIET_TIME = 1000;

/** Drives the app by real keys and clicks in a browser with classic WebDriver. */
export function createWebDriver({ session, visit, addressOf }: WebDriverStage): Driver {
  const callOnce = <Name extends keyof PageAgent>(
    name: Name,
    timeLimit: number,
    parameters: readonly unknown[],
  ) =>
    session.run<AsReference<AgentAnswer<Name>>>(
      `const agent = window.__pageAgent;
       if (!agent) throw new Error('the page has not started');
       return agent[arguments[0]](...[].slice.call(arguments, 1));`,
      name,
      timeLimit,
      ...parameters,
    );

  /**
   * Calls a function in the page. Repeats the call if the page was being replaced. @throws Error with the page's
   * message when the time is over.
   */
  async function callInPage<Name extends keyof PageAgent>(
    name: Name,
    ...parameters: AgentParameters<Name>
  ): Promise<AsReference<AgentAnswer<Name>>> {
    for (const end = Date.now() + TIME_LIMIT; ; await sleep(30)) {
      try {
        return await callOnce(name, MAX_SINGLE_WAIT, parameters);
      } catch (problem) {
        if (!(problem instanceof WebDriverError) || Date.now() > end) throw errorOf(problem);
      }
    }
  }

  /** Clicks the element that the page finds. An element that moved meanwhile is looked up again. */
  async function clickFound(find: () => Promise<ElementReference>): Promise<void> {
    for (const end = Date.now() + TIME_LIMIT; ; await sleep(30)) {
      try {
        return await session.click(await find());
      } catch (problem) {
        if (!(problem instanceof WebDriverError) || Date.now() > end) throw problem;
      }
    }
  }

  /** Focuses an element and types. Repeats both if the page has meanwhile moved the focus to the heading of a step. */
  async function typeInto<Target>(
    focusTarget: () => Promise<Target>,
    keysFor: (target: Target) => readonly string[],
  ): Promise<void> {
    for (const end = Date.now() + TIME_LIMIT; Date.now() < end; ) {
      const keys = keysFor(await focusTarget());
      if (keys.length === 0) return;
      await session.press(...keys);
      // If the page is being replaced, it has received the keys.
      if (!(await callOnce('hasMissedTarget', 0, []).catch(() => false))) return;
    }
    throw new Error('the page moves the focus again and again');
  }
  const keysToCheck = ({ checked }: { checked: boolean }) => (checked ? [] : ['Space']);

  /** Opens a page. Ignores a page that cannot be reached, because a walk may open one while the connection is off. */
  async function navigate(go: () => Promise<void>): Promise<void> {
    await go().catch(problem => {
      if (!(problem instanceof WebDriverError)) throw problem;
    });
  }

  return {
    async open(launchAddress) {
      // A tab is recognised by its session storage only, so the app now treats the page as a new tab.
      if (launchAddress.newTab) await session.run('sessionStorage.clear()');
      await navigate(() => session.goTo(addressOf(launchAddress)));
    },
    reload: () => navigate(() => session.reload()),
    async fill(name, text) {
      const keysFor = ({ value }: { value: string }) => [...(value === '' ? [] : ['Delete']), ...text];
      await typeInto(() => callInPage('focusField', name), keysFor);
      await session.press('Tab');
    },
    async choose(name, option) {
      const { kind } = await callInPage('findChoice', name);
      if (kind === 'select') return clickFound(() => callInPage('findNativeOption', name, option));
      if (kind === 'group') return typeInto(() => callInPage('focusRadio', name, option), keysToCheck);
      await clickFound(() => callInPage('findOpener', name));
      // A long list renders only visible options. Typing filters them; the list decides which element has the
      // focus.
      const optionElement = await callOnce('findPressableOption', 1000, [option]).catch(() => undefined);
      if (optionElement) return session.click(optionElement);
      await session.press(...option);
      await clickFound(() => callInPage('findPressableOption', option));
    },
    check: name => typeInto(() => callInPage('focusBox', name), keysToCheck),
    // WebDriver cannot choose several files with given bytes, so the page puts them into the input.
    async attach(name, files) {
      const count = await callInPage('attach', name, files);
      await callInPage('waitForAttached', name, count);
    },
    press: name => clickFound(() => callInPage('findButton', name)),
    pressNow: async name => (await session.run(`return (${pressEnabledButton})(${name})`)) === true,
    pressKey: key => session.press(key.split('+')),
    waitForText: async text => void (await callInPage('waitForText', text)),
    waitForHeading: async name => void (await callInPage('waitForHeading', name)),
    async waitForValue(name, value) {
      let currentValue = '';
      for (const end = Date.now() + TIME_LIMIT; Date.now() < end; ) {
        currentValue = await callInPage('waitForValue', name, value);
        if (currentValue === value) return;
      }
      throw new Error(`"${name}" holds "${currentValue}", not "${value}"`);
    },
    waitForChoice: async (name, option) => void (await callInPage('waitForChoice', name, option)),
    waitForChecked: async (name, expected) => void (await callInPage('waitForChecked', name, expected)),
    waitForAbsence: async text => void (await callInPage('waitForAbsence', text)),
    advance: async milliseconds => void (await sleep(milliseconds)),
    async goOffline() {
      // A person takes longer for a step than a driver. In that time WebKit, which has no idle callback, has
      // preloaded the journey.
      for (
        const end = Date.now() + TIME_LIMIT;
        visit.timeSinceRequest() < MIN_QUIET_TIME && Date.now() < end;
      )
        await sleep(50);
      visit.setOffline(true);
      await session.run('window.__setOffline?.(true)');
    },
    async goOnline() {
      visit.setOffline(false);
      await session.run('window.__setOffline?.(false)');
    },
    async forbid(feature: Forbidden) {
      visit.forbid(feature);
      await session.run(`globalThis.__name ??= f => f; (${forbidInPage})(${JSON.stringify(feature)})`);
    },
    sees: async text => (await callInPage('shows', text)) === true,
    focus: () => callInPage('focus'),
    headings: () => callInPage('headings'),
    path: async () => decodeURIComponent(new URL(await session.address()).pathname),
    consoleLines: () => visit.consoleLines.filter(line => !isBrowserNetworkLine(line)),
  };
}

/** Removes the browser's prefix from the message of the page. */
const errorOf = (problem: unknown): Error =>
  problem instanceof WebDriverError
    ? new Error(problem.message.replace(/^javascript error: (?:Error: )?/, ''))
    : problem instanceof Error
      ? problem
      : new Error(String(problem));

/** Runs in the page. */
function pressEnabledButton(name: RegExp): boolean {
  const enabledButton = [...document.querySelectorAll('button')].find(
    button =>
      name.test(button.getAttribute('aria-label') ?? button.textContent.trim()) &&
      !button.disabled &&
      button.getAttribute('aria-disabled') !== 'true',
  );
  enabledButton?.click();
  return enabledButton !== undefined;
}
