import { createApp } from '#app/create-app.tsx';
import { deploymentFromEnv, readDeployment } from '#app/deployment.ts';
import { hideTokens } from '#platform/hide-tokens.ts';
import { createPlatform } from '#platform/platform.ts';
import { secureAddressOf } from '#platform/secure-address.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import '#ui/theme/global.css';

const production = import.meta.env.PROD && !__MOCKS__;

/** Tells visitors that the error is not theirs; the console has the details for whoever deployed the app. */
function showMisconfiguration(container: HTMLElement): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Configuração do aplicativo inválida';
  const words = document.createElement('p');
  words.textContent =
    'Avise quem enviou este link: o endereço está certo, mas o aplicativo foi configurado com um erro.';
  container.replaceChildren(heading, words);
}

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no element with the id "app".');

  const secure = production ? secureAddressOf(new URL(window.location.href)) : undefined;
  if (secure) {
    window.location.replace(secure.href);
    return;
  }

  const element = document.getElementById('deployment');
  const deployment = readDeployment(deploymentFromEnv(import.meta.env), element?.textContent ?? '', {
    isSecure: window.location.protocol === 'https:',
  });
  if (!deployment.ok) {
    showMisconfiguration(container);
    throw new Error(deployment.problem);
  }

  const platform = createPlatform({
    window,
    base: import.meta.env.BASE_URL,
    production,
    hostOrigins: deployment.value.hostOrigins,
    aloneInTab: __MOCKS__,
  });
  if (hideTokens(window, platform.cookies, platform.tabMemory.read(TAB_HASH))) return;

  if (__MOCKS__) {
    const { prepareMocks } = await import('../mocks/hosts/prepare-mocks.ts');
    if ((await prepareMocks(container)) === 'catalogue') return;
  }
  createApp({
    platform,
    deployment: deployment.value,
    container,
    production,
    base: import.meta.env.BASE_URL,
    pixelsInPage: import.meta.env.VITE_PIXELS === 'page',
  });
}

void start();
