import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { beginSession, type WebDriverSession } from '#mocks/drivers/webdriver/session.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser, the browser that comes with WebKitGTK. */
  browser: string;
  /** Xvfb: MiniBrowser needs a display, drawn nowhere. */
  display: string;
}

export interface WebKitBrowser {
  session: WebDriverSession;
  close(): Promise<void>;
}

/** The smallest window that MiniBrowser takes, in CSS pixels. */
export const SMALLEST_WIDTH = 447;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** A port that nothing listens on. */
const freePort = (): Promise<number> =>
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

/** Starts WebKitGTK on a display of its own. @throws Error when it does not answer within 20 s. */
export async function startWebKit(programs: WebKitPrograms): Promise<WebKitBrowser> {
  const port = await freePort();
  const displayNumber = `:${100 + (port % 10_000)}`;
  const children: ChildProcess[] = [
    spawn(programs.display, [displayNumber, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: 'ignore',
    }),
  ];
  const close = async () => {
    for (const child of children) child.kill();
  };
  await pause(500);
  children.push(
    spawn(programs.driver, ['-p', String(port)], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: displayNumber,
        TZ: 'America/Sao_Paulo',
        LANG: 'pt_BR.UTF-8',
        LC_ALL: 'pt_BR.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    }),
  );
  const server = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 20_000; ; await pause(100)) {
    const answers = await fetch(`${server}/status`).then(
      response => response.ok,
      () => false,
    );
    if (answers) break;
    if (Date.now() > end) {
      await close();
      throw new Error(`${programs.driver} did not answer within 20 s.`);
    }
  }
  const session = await beginSession(server, {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  });
  return {
    session,
    async close() {
      await session.end().catch(() => undefined);
      await close();
    },
  };
}
