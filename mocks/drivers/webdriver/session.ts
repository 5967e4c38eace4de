import { sleep } from '../../sleep.ts';

/** WebDriver's key for a reference to an element. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page, as scripts return and accept it. */
export interface ElementReference {
  [ELEMENT_KEY]: string;
}

/** The browser refused a command; with the error code of the WebDriver standard. */
export class WebDriverError extends Error {
  override name = 'WebDriverError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** The browser or its driver is gone or hangs, so no command will be answered any more. */
export class BrowserGoneError extends Error {
  override name = 'BrowserGoneError';
}

/** WebDriver's private code points of keys, by DOM name. */
const KEY_CODES: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

/** Keys held down together, for example `Shift` and `Tab`: pressed in order, released in reverse order. */
const keyActionsOf = (keys: readonly string[]): KeyAction[] => {
  const values = keys.map(key => KEY_CODES[key] ?? key);
  return [
    ...values.map(value => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map(value => ({ type: 'keyUp', value }) as const),
  ];
};

/** A session of classic WebDriver: one browser window under the control of this process. */
export interface WebDriverSession {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Opens a tab and switches to it. */
  openTab(): Promise<void>;
  /** Switches to a tab; 0 is the first that was opened. */
  switchToTab(tab: number): Promise<void>;
  /** Closes the current tab and switches to the first. */
  closeTab(): Promise<void>;
  /** Directs all commands to the first frame of the page, until the next page. */
  enterFrame(): Promise<void>;
  /** The address of the current page. */
  address(): Promise<string>;
  /** Runs a script in the page and awaits its promise. */
  run<Result>(script: string, ...parameters: unknown[]): Promise<Result>;
  /** Clicks the middle of an element. */
  click(element: ElementReference): Promise<void>;
  /** Presses keys one after the other. An entry is a key or a list of keys held together. */
  press(...keys: readonly (string | readonly string[])[]): Promise<void>;
  /** @throws Error when the page does not follow its window. */
  resize(size: Size): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

/** CSS pixels. */
interface Size {
  width: number;
  height: number;
}

/** The longest time until a page has followed its window, and the pause between two readings. Milliseconds. */
const RESIZE_TIME_LIMIT = 2000;
const RESIZE_INTERVAL = 20;
/** The most that the frame of a window takes of its width or height. CSS pixels. */
const MAX_FRAME = 150;
const isFrame = (difference: number): boolean => difference >= 0 && difference <= MAX_FRAME;

/**
 * Begins a session at a WebDriver server, for example `http://127.0.0.1:5951`.
 * @throws WebDriverError when the server refuses it.
 */
export async function beginSession(server: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await sendCommand<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities,
  });
  const sessionAddress = `${server}/session/${sessionId}`;
  const post = <Result>(path: string, body: object = {}) =>
    sendCommand<Result>('POST', `${sessionAddress}${path}`, body);
  const run = <Result>(script: string, ...parameters: unknown[]) =>
    post<Result>('/execute/sync', { script, args: parameters });
  /** Waits for a size of the page, which follows its window a moment later. @returns the last size. */
  const waitForPageSize = async (isWanted: (size: Size) => boolean): Promise<Size & { isMet: boolean }> => {
    for (const end = Date.now() + RESIZE_TIME_LIMIT; ; await sleep(RESIZE_INTERVAL)) {
      const size = await run<Size>('return { width: innerWidth, height: innerHeight }');
      const isMet = isWanted(size);
      if (isMet || Date.now() > end) return { ...size, isMet };
    }
  };
  /** Handles of the tabs, in the order in which they were opened. */
  const tabs = [await sendCommand<string>('GET', `${sessionAddress}/window`)];
  await post('/timeouts', { script: 30_000, pageLoad: 30_000, implicit: 0 });
  return {
    goTo: address => post('/url', { url: address }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    async openTab() {
      const { handle } = await post<{ handle: string }>('/window/new', { type: 'tab' });
      tabs.push(handle);
      await post('/window', { handle });
    },
    switchToTab: async tab => post('/window', { handle: tabs[tab] }),
    async closeTab() {
      const closedTab = await sendCommand<string>('GET', `${sessionAddress}/window`);
      await sendCommand('DELETE', `${sessionAddress}/window`);
      tabs.splice(tabs.indexOf(closedTab), 1);
      await post('/window', { handle: tabs[0] });
    },
    async enterFrame() {
      const frame = await post<ElementReference>('/element', { using: 'css selector', value: 'iframe' });
      await post('/frame', { id: frame });
    },
    address: () => sendCommand('GET', `${sessionAddress}/url`),
    run,
    click: element => post(`/element/${element[ELEMENT_KEY]}/click`),
    press: (...keys) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: keys.flatMap(key => keyActionsOf(typeof key === 'string' ? [key] : key)),
          },
        ],
      }),
    async resize({ width, height }) {
      await post('/window/rect', { width, height });
      // The rectangle includes the frame of the window, the size of the page does not.
      const framedSize = await waitForPageSize(
        size => isFrame(width - size.width) && isFrame(height - size.height),
      );
      if (!framedSize.isMet)
        throw new Error(
          `the page has ${framedSize.width} x ${framedSize.height} px in a window of ${width} x ${height}`,
        );
      await post('/window/rect', {
        width: width + (width - framedSize.width),
        height: height + (height - framedSize.height),
      });
      await waitForPageSize(size => size.width === width && size.height === height);
    },
    setCookie: (name, value) => post('/cookie', { cookie: { name, value, path: '/' } }),
    screenshot: async () =>
      Buffer.from(await sendCommand<string>('GET', `${sessionAddress}/screenshot`), 'base64'),
    end: () => sendCommand('DELETE', sessionAddress),
  };
}

/**
 * Time limit of a command, in milliseconds. Page loads and scripts have shorter limits.
 */
const COMMAND_TIME_LIMIT = 45_000;

async function sendCommand<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIME_LIMIT),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(problem => {
    throw new BrowserGoneError(`${method} ${new URL(address).pathname} was not answered: ${String(problem)}`);
  });
  const { value } = (await response.json()) as { value: Result }; // the envelope of every WebDriver answer
  if (response.ok) return value;
  const { error = String(response.status), message = '' } = value as { error?: string; message?: string };
  throw new WebDriverError(error, message);
}
