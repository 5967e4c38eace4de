import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { Driver } from '#mocks/drivers/driver.ts';
import { createPlaywrightDriver } from '#mocks/drivers/playwright-driver.ts';
import { startFrontServer } from '#mocks/drivers/webdriver/front-server.ts';
import { createWebDriver } from '#mocks/drivers/webdriver/web-driver.ts';
import { type HttpHost, startHttpHost } from '#mocks/hosts/http.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { formatAddress, type LaunchAddress } from '#scenarios/launch-address.ts';
import type { EngineName, FeatureBrowser, SystemSettings } from '#tests/engines/features/feature.ts';
import { policyHeadersOf } from '#tests/support/policy-headers-of.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { findFirefox, findWebKit } from './find-engines.mjs';
import { bundleAgent } from './play-in-webkit.ts';
import { MIN_WINDOW_WIDTH, startWebKit } from './webkit-browser.ts';

/** @throws Error if the engine is not installed. */
export const openFeatureBrowser = (engine: EngineName, settings: SystemSettings): Promise<FeatureBrowser> =>
  engine === 'webkit' ? openWebKit(settings) : openInPlaywright(engine, settings);

/** A call of the script as code. It defines `__name`, a helper of the compiler that the page does not have. */
const callCode = (script: unknown, parameters: string): string =>
  `((globalThis.__name ??= f => f), (${String(script)})(...${parameters}))`;

const contextOptions: Readonly<Record<SystemSettings, BrowserContextOptions>> = {
  plain: {},
  'dark, reduced motion': { colorScheme: 'dark', reducedMotion: 'reduce' },
  'forced colors': { forcedColors: 'active' },
};

/** Firefox gets the system settings as preferences, because not every version has the command that emulates them. */
const firefoxPreferences: Readonly<Record<SystemSettings, Record<string, number | boolean>>> = {
  plain: {},
  'dark, reduced motion': {
    'layout.css.prefers-color-scheme.content-override': 0,
    'ui.systemUsesDarkTheme': 1,
    'ui.prefersReducedMotion': 1,
  },
  'forced colors': { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 },
};

async function openInPlaywright(
  engine: 'chromium' | 'gecko',
  settings: SystemSettings,
): Promise<FeatureBrowser> {
  const require = createRequire(import.meta.url);
  require('./tolerate-unknown-command.cjs');
  const { chromium, firefox }: typeof import('playwright') = require('playwright');
  const program = engine === 'gecko' ? findFirefox() : findChromium();
  const executable = program ? { executablePath: program } : {};
  const browser =
    engine === 'chromium'
      ? await chromium.launch({ args: [...chromiumArgs], ...executable })
      : await firefox.launch({
          ...(program && { channel: 'moz-firefox' }),
          ...executable,
          // Refuses geolocation at once, because nobody answers the browser's question.
          firefoxUserPrefs: { 'permissions.default.geo': 2, ...firefoxPreferences[settings] },
        });
  const host = await startHttpHost({ headersOfPage: policyHeadersOf });
  const contexts = new Set<BrowserContext>();
  return {
    engine,
    version: browser.version(),
    async beginVisit(scenario, size) {
      const context = await browser.newContext({
        viewport: size,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        ...(engine === 'chromium' && contextOptions[settings]),
      });
      contexts.add(context);
      const id = host.sessions.play(scenario, randomUUID());
      await context.addCookies([{ name: 'mock_session', value: id, url: host.url }]);
      const hash = hashOf(scenario);
      const addressOf = (launchAddress: LaunchAddress) => formatAddress(host.url, launchAddress);
      const tabs: { page: Page; driver: Driver }[] = [];
      const addTab = async () => {
        const page = await context.newPage();
        page.setDefaultTimeout(15_000);
        tabs.push({ page, driver: createPlaywrightDriver({ page, addressOf }) });
      };
      await addTab();
      let visibleTab = 0;
      const getCurrentTab = () => {
        const visible = tabs[visibleTab];
        if (!visible) throw new Error('There is no such tab.');
        return visible;
      };
      const open = (query: Readonly<Record<string, string>> = {}) =>
        getCurrentTab().driver.open({ hash, path: '/', query });
      return {
        engine,
        scenario,
        service: host.sessions.engineOf(id),
        get driver() {
          return getCurrentTab().driver;
        },
        open,
        async leaveSite() {
          await getCurrentTab().page.goto('about:blank');
        },
        run: (script, ...parameters) =>
          getCurrentTab().page.evaluate(callCode(script, JSON.stringify(parameters))),
        async press(...keys) {
          for (const key of keys) await getCurrentTab().page.keyboard.press(key);
        },
        async back() {
          await getCurrentTab().page.goBack({ waitUntil: 'commit' });
        },
        async forward() {
          await getCurrentTab().page.goForward({ waitUntil: 'commit' });
        },
        async openSecondTab() {
          await addTab();
          visibleTab = tabs.length - 1;
          await open();
        },
        async showTab(index) {
          visibleTab = index;
          await getCurrentTab().page.bringToFront();
        },
        async reopenInNewTab() {
          await getCurrentTab().page.close();
          tabs.splice(visibleTab, 1);
          await addTab();
          visibleTab = tabs.length - 1;
          await open();
        },
        screenshot: () => getCurrentTab().page.screenshot(),
        async end() {
          contexts.delete(context);
          await context.close();
        },
      };
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await host.close();
    },
  };
}

/** Writes the settings of GTK, from which WebKitGTK takes dark mode and reduced motion. Returns their folder. */
async function writeToolkitSettings(settings: SystemSettings): Promise<string | undefined> {
  if (settings === 'plain') return undefined;
  const folder = createTemporaryFolder('toolkit-');
  await mkdir(path.join(folder, 'gtk-3.0'));
  const lines = ['[Settings]', 'gtk-application-prefer-dark-theme=1', 'gtk-enable-animations=0', ''];
  await writeFile(path.join(folder, 'gtk-3.0/settings.ini'), lines.join('\n'));
  return folder;
}

async function openWebKit(settings: SystemSettings): Promise<FeatureBrowser> {
  const programs = findWebKit();
  if (!programs)
    throw new Error('WebKitGTK, its driver or Xvfb is missing: npm run test:engines installs them.');
  const toolkitFolder = await writeToolkitSettings(settings);
  if (toolkitFolder)
    Object.assign(process.env, { XDG_CONFIG_HOME: toolkitFolder, GTK_THEME: 'Adwaita:dark' });
  const browser = await startWebKit(programs);
  delete process.env.XDG_CONFIG_HOME;
  delete process.env.GTK_THEME;
  const { session } = browser;
  const host: HttpHost = await startHttpHost();
  const front = await startFrontServer(host.url, await bundleAgent());
  const userAgent = await session.run<string>('return navigator.userAgent');
  return {
    engine: 'webkit',
    version: `WebKitGTK, like ${/Version\/[\d.]+/.exec(userAgent)?.[0] ?? userAgent}`,
    async beginVisit(scenario, size) {
      const visit = front.beginVisit();
      const isFramed = size.width < MIN_WINDOW_WIDTH;
      await session.resize(isFramed ? { width: 800, height: size.height } : size);
      const blank = `${visit.origin}/__engine/blank`;
      await session.goTo(blank);
      const id = host.sessions.play(scenario, randomUUID());
      await session.setCookie('mock_session', id);
      const hash = hashOf(scenario);
      const addressOf = (launchAddress: LaunchAddress) => formatAddress(visit.origin, launchAddress);
      const driver = createWebDriver({ session, visit, addressOf });
      let tabCount = 1;
      const open = async (query: Readonly<Record<string, string>> = {}) => {
        if (!isFramed) return driver.open({ hash, path: '/', query });
        await session.goTo(visit.addressInFrame(addressOf({ hash, path: '/', query }), size));
        await session.enterFrame();
      };
      return {
        engine: 'webkit',
        scenario,
        service: host.sessions.engineOf(id),
        driver,
        open,
        leaveSite: () => session.goTo(blank),
        run: (script, ...parameters) => session.run(`return ${callCode(script, JSON.stringify(parameters))}`),
        press: (...keys) => session.press(...keys.map(key => key.split('+'))),
        back: () => session.back(),
        forward: () => session.forward(),
        async openSecondTab() {
          await session.openTab();
          tabCount += 1;
          await open();
        },
        showTab: index => session.switchToTab(index),
        async reopenInNewTab() {
          // Opens a new tab first, because closing the last one ends the session.
          await session.openTab();
          await session.switchToTab(0);
          await session.closeTab();
          await open();
        },
        screenshot: () => session.screenshot(),
        async end() {
          for (; tabCount > 1; tabCount -= 1) {
            await session.switchToTab(tabCount - 1);
            await session.closeTab();
          }
          await session.goTo(blank);
        },
      };
    },
    async close() {
      await browser.close();
      await front.close();
      await host.close();
    },
  };
}
