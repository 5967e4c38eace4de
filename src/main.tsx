// First, because the page runs its files in the order of the imports: the storage opens while the others are loading
// (11.3).
import '#start/early-storage.ts';

import { createApp } from '#app/create-app.tsx';
import { reportDeploymentProblem } from '#app/report-deployment-problem.ts';
import { createPlatform } from '#platform/platform.ts';
import { deviceScope } from '#start/device-scope.ts';
import { earlyStorage } from '#start/early-storage.ts';
import { showNotLoaded } from '#start/show-not-loaded.ts';
import { takeOverVisit } from '#start/take-over-visit.ts';
import '#ui/theme/global.css';

const isProduction = import.meta.env.PROD && !__MOCKS__;

/** Tells visitors that the error is not theirs; the console has the details for whoever deployed the app. */
function showMisconfiguration(container: HTMLElement): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Configuração do aplicativo inválida';
  const message = document.createElement('p');
  message.textContent =
    'Avise quem enviou este link: o endereço está certo, mas o aplicativo foi configurado com um erro.';
  container.replaceChildren(heading, message);
}

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no element with the id "app".');

  const visit = await takeOverVisit(window, { isProduction, env: import.meta.env });
  if (visit.kind === 'leaving') return;
  const { deployment, cookies, earlyAnswers } = visit;
  if (!deployment.ok) {
    showMisconfiguration(container);
    return reportDeploymentProblem(deployment.problem);
  }

  const platform = createPlatform({
    window,
    base: import.meta.env.BASE_URL,
    scope: deviceScope,
    isProduction,
    hostOrigins: deployment.value.hostOrigins,
    cookies,
    secureStorage: earlyStorage,
    isAloneInTab: __MOCKS__,
  });

  if (__MOCKS__) {
    const { prepareMocks } = await import('../mocks/hosts/prepare-mocks.ts');
    if ((await prepareMocks(container, platform.secureStorage)) === 'catalogue') return;
  }
  createApp({
    platform,
    deployment: deployment.value,
    earlyAnswers,
    container,
    isProduction,
    base: import.meta.env.BASE_URL,
    runsPixelsInPage: import.meta.env.VITE_PIXELS === 'page',
  });
}

/** An app that cannot start says so; otherwise the page would seem to load for ever (8.29). */
async function startOrReport(): Promise<void> {
  try {
    await start();
  } catch (error) {
    showNotLoaded(window);
    throw error;
  }
}

// Runs after this module has been evaluated. Chromium notes where a page uses its cookies and looks up the line of
// each caller; during the evaluation it would have to parse the whole file again for that (14.1).
queueMicrotask(() => void startOrReport());
