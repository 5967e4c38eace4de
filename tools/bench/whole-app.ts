import { SERVICE_PREFIX } from '#api/service-prefix.ts';
import { createApp, type RunningApp } from '#app/create-app.tsx';
import { readDefaults } from '#app/deployment.ts';
import { inputIdOf } from '#controls/input-id-of.ts';
import { startVitestBrowserMocks } from '#mocks/hosts/start-vitest-browser-mocks.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { type LargeStepKind, type LargeStepSize, largeStep } from '#scenarios/products/large-step.ts';
import { createMemoryAddress } from '#tests/support/memory-platform.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import page from '../../index.html?raw';
import type { BenchForm } from './bench-form.ts';
import { createBenchPlatform } from './create-bench-platform.ts';

const SERVICE = 'https://servico.exemplo';

/**
 * A form whose mount starts the whole app, as main.tsx does: platform, state, flows, opening of the journey and the
 * form. The service's answers are ready before the mount, and the page has the shell of index.html.
 */
export async function createWholeApp(
  size: LargeStepSize,
  container: HTMLElement,
  kind?: LargeStepKind,
): Promise<BenchForm> {
  const scenario = scenarioById(`large-step-${size}`);
  const hash = hashOf(scenario);
  startVitestBrowserMocks({ scenario, product: largeStep(size, kind) });
  const headers = { Authorization: 'Bearer segredo', version: 'v2' };
  const answer = await fetch(`${SERVICE}${SERVICE_PREFIX}/${hash}/system`, { headers });
  if (!answer.ok) throw new Error(`The service in memory answers ${answer.status}.`);
  const system = await answer.text();
  const shell = new DOMParser().parseFromString(page, 'text/html').querySelector('#app > [data-shell]');
  if (shell) container.append(document.importNode(shell, true));
  window.fetch = async input => {
    const url = input instanceof Request ? input.url : String(input);
    const body = url.endsWith('/system')
      ? system
      : url.includes('ip.exemplo')
        ? '{"ip":"203.0.113.7"}'
        : '{}';
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  // Code that is preloaded after the form is no part of its mount.
  window.requestIdleCallback = () => 0;
  let app: RunningApp | undefined;
  const lastInputId = inputIdOf(`campo${size - 1}`);
  return {
    async mount() {
      const appReady = new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          if (document.getElementById(lastInputId) === null) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(container, { childList: true, subtree: true });
      });
      const platform = createBenchPlatform();
      app = createApp({
        // Navigating to an address is the browser's work.
        platform: { ...platform, address: createMemoryAddress(`/?agx_hash=${hash}`) },
        deployment: {
          ...readDefaults({}),
          serviceUrl: SERVICE,
          credential: 'segredo',
          ipServices: ['https://ip.exemplo'],
        },
        container,
        isProduction: true,
      });
      await appReady;
    },
    unmount: () => app?.dispose(),
    submit: () => container.querySelector('form')?.requestSubmit(),
    countErrors: () => container.querySelectorAll('[aria-invalid=true]').length,
    findInput: key => document.getElementById(inputIdOf(key)),
  };
}
