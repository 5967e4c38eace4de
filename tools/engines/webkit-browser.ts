import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { beginSession, type WebDriverSession } from '#mocks/drivers/webdriver/session.ts';
import { sleep } from '#mocks/sleep.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser, the browser that comes with WebKitGTK. */
  browser: string;
  /** Xvfb, the invisible display that MiniBrowser needs. */
  display: string;
}

export interface WebKitBrowser {
  session: WebDriverSession;
  close(): Promise<void>;
}

/** The smallest window width of MiniBrowser. CSS pixels. */
export const MIN_WINDOW_WIDTH = 447;

/** How long a program may take to start, in milliseconds. */
const START_TIMEOUT = 20_000;

/** A free port. */
const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });

/** Running programs, which end together with this process. */
const runningPrograms = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of runningPrograms) child.kill('SIGKILL');
});

function startProgram(program: string, parameters: readonly string[], options: object): ChildProcess {
  const child = spawn(program, parameters, options);
  runningPrograms.add(child);
  child.on('close', () => runningPrograms.delete(child));
  return child;
}

/** Starts a separate Xvfb. Xvfb chooses the display number and writes it into the pipe. */
async function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = startProgram(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const pipe = child.stdio[3] as Readable; // it is a pipe, see `stdio` above
  const [number] = await once(pipe, 'data', { signal: AbortSignal.timeout(START_TIMEOUT) });
  return { name: `:${String(number).trim()}`, child };
}

/** Starts the driver on a free port; repeats this if another program takes the port first. */
async function startDriver(
  program: string,
  display: string,
): Promise<{ driverUrl: string; child: ChildProcess }> {
  for (const end = Date.now() + START_TIMEOUT; ; ) {
    const port = await findFreePort();
    const child = startProgram(program, ['-p', String(port)], {
      stdio: 'ignore',
      // WEBKIT_DISABLE_COMPOSITING_MODE would save two thirds of the CPU, but with it the page sometimes stops
      // drawing, so that animations never end and screenshots never arrive.
      env: {
        ...process.env,
        DISPLAY: display,
        TZ: 'America/Sao_Paulo',
        LANG: 'pt_BR.UTF-8',
        LC_ALL: 'pt_BR.UTF-8',

        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const driverUrl = `http://127.0.0.1:${port}`;
    while (child.exitCode === null && child.signalCode === null && Date.now() < end) {
      const isReady = await fetch(`${driverUrl}/status`).then(
        response => response.ok,
        () => false,
      );
      if (isReady && child.exitCode === null) return { driverUrl: driverUrl, child };
      await sleep(50);
    }
    child.kill('SIGKILL');
    if (Date.now() > end) throw new Error(`${program} did not answer within ${START_TIMEOUT / 1000} s.`);
  }
}

/** Starts WebKitGTK on a separate display. @throws Error when a program does not answer. */
export async function startWebKit(programs: WebKitPrograms): Promise<WebKitBrowser> {
  const display = await startDisplay(programs.display);
  const children = [display.child];
  // Killing the driver leaves the browser running; killing the display ends the browser.
  const kill = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  try {
    const driver = await startDriver(programs.driver, display.name);
    children.push(driver.child);
    const session = await beginSession(driver.driverUrl, {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    });
    return {
      session,
      async close() {
        await Promise.race([session.end().catch(() => undefined), sleep(3000)]);
        kill();
      },
    };
  } catch (problem) {
    kill();
    throw problem;
  }
}
