import type { EarlyAnswers } from '#api/early-answers.ts';
import { getDeviceIp } from '#api/external/device-ip.ts';
import { checkDeployment, type Deployment, type DeploymentProblem, readDefaults } from '#app/deployment.ts';
import type { Cookies } from '#platform/cookies.ts';
import { hideTokens } from '#platform/hide-tokens.ts';
import { createPageCookies } from '#platform/page-cookies.ts';
import { secureAddressOf } from '#platform/secure-address.ts';
import { createTabMemory, TAB_HASH } from '#platform/tab-memory.ts';
import { decodePath } from '#shared/decode-path.ts';
import type { Result } from '#shared/result.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import { deviceScope } from './device-scope.ts';
import { opensOnLanding } from './opens-on-landing.ts';
import { readEarlyLaunchParams } from './read-early-launch-params.ts';
import { sendEarlyRequests } from './send-early-requests.ts';
import { showLastBrand } from './show-last-brand.ts';

/** The beginning of a visit, which the app takes over. */
export type Visit =
  /** The page is being reloaded, or has reported a missing file: the app does not start. */
  | { kind: 'leaving' }
  | {
      kind: 'open';
      deployment: Result<Deployment, DeploymentProblem>;
      /** Keeps in memory the tokens that the browser did not store. */
      cookies: Cookies;
      earlyAnswers: EarlyAnswers;
    };

declare global {
  interface Window {
    /** Set by the script inside index.html. */
    __visit?: Visit | undefined;
  }
}

export interface VisitOptions {
  /** Redirects http to https and sends the first requests at once. Mock builds have no service before the app runs. */
  isProduction: boolean;
  /** `import.meta.env` of the build. */
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Begins a visit before any other code runs: removes tokens from the address (12.1), colours the shell, and sends the
 * first requests. The script inside index.html calls it; if a policy blocks that script, the app does
 * (take-over-visit.ts).
 */
export function beginVisit(window: Window, { isProduction, env }: VisitOptions): Visit {
  const secure = isProduction ? secureAddressOf(new URL(window.location.href)) : undefined;
  if (secure) {
    window.location.replace(secure.href);
    return { kind: 'leaving' };
  }
  const cookies = createPageCookies(window, deviceScope);
  const tabMemory = createTabMemory(() => window.sessionStorage, deviceScope);
  if (hideTokens(window, cookies, tabMemory.read(TAB_HASH))) return { kind: 'leaving' };
  const address = new URL(window.location.href);
  const launchParams = readEarlyLaunchParams(address, cookies, tabMemory);
  showLastBrand(window, deviceScope, launchParams.hashId);
  const opensLanding = opensOnLanding({
    path: decodePath(window.location.pathname.slice((env.BASE_URL ?? '/').length - 1)),
    hasProposal: cookies.read('cookiesProposalId') !== undefined,
    // The breakpoint of the style sheets, in rem: it follows the visitor's text size.
    isNarrow: !window.matchMedia('(min-width: 48rem)').matches,
  });
  if (opensLanding) window.document.documentElement.dataset.shellLanding = '';
  const json = window.document.getElementById('deployment')?.textContent ?? '';
  const isSecure = window.location.protocol === 'https:';
  const deployment = checkDeployment(readDefaults(env), json, { isSecure });
  const earlyAnswers =
    isProduction && deployment.ok
      ? sendEarlyRequests({
          address,
          launchParams,
          cookies,
          areCookiesBlocked:
            !window.navigator.cookieEnabled || tryOrUndefined(() => window.document.cookie) === undefined,
          deployment: deployment.value,
          send: (request, options) => window.fetch(request, options),
          getDeviceIp: () => getDeviceIp(deployment.value.ipServices),
        })
      : {};
  return { kind: 'open', deployment, cookies, earlyAnswers };
}
