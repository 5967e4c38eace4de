import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { chromiumArgs, findWholeChromium } from '../../tools/chromium.mjs';

/**
 * A Chromium with a profile on the disk. A kill ends all processes of the browser at once, without any event, like a
 * crash.
 */
export interface KillableBrowser {
  /** Starts the browser, also after a kill, and returns its page. The cookie names the session of the scenario. */
  start(cookie: { name: string; value: string; url: string }): Promise<Page>;
  /** Sends SIGKILL to all processes of the browser. @returns the time just before, in milliseconds since 1970. */
  kill(): Promise<number>;
  /** Kills the browser if it runs, and removes the profile. */
  remove(): Promise<void>;
}

const LISTENING_LINE = /DevTools listening on (ws:\S+)/;

async function readDebugAddress(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stderr ?? []) {
    output += String(chunk);
    const endpoint = LISTENING_LINE.exec(output)?.[1];
    if (endpoint) return endpoint;
  }
  throw new Error(`Chromium ended before it listened:\n${output}`);
}

export async function createKillableBrowser(): Promise<KillableBrowser> {
  const profile = createTemporaryFolder('killable-browser-');
  let browserProcess: ChildProcess | undefined;

  const kill = async (): Promise<number> => {
    const child = browserProcess;
    browserProcess = undefined;
    if (child?.pid === undefined) return Date.now();
    const exited = once(child, 'exit');
    const killedAt = Date.now();
    // A negative id ends the whole process group, which `detached` has created.
    process.kill(-child.pid, 'SIGKILL');
    await exited;
    return killedAt;
  };

  return {
    async start(cookie) {
      const child = spawn(
        findWholeChromium() ?? chromium.executablePath(),
        [
          ...chromiumArgs,
          '--headless=new',
          '--lang=pt-BR',
          '--window-size=1280,800',
          `--user-data-dir=${profile}`,
          '--remote-debugging-port=0',
          'about:blank',
        ],
        { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      browserProcess = child;
      const browser = await chromium.connectOverCDP(await readDebugAddress(child));
      const [context] = browser.contexts();
      if (!context) throw new Error('Chromium has no context.');
      await context.addCookies([cookie]);
      return context.pages()[0] ?? context.newPage();
    },
    kill,
    async remove() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
