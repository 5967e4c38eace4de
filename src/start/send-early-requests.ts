import { createServiceHeaders, SERVICE_REQUEST } from '#api/create-service-headers.ts';
import type { EarlyAnswers, EarlyRequest } from '#api/early-answers.ts';
import { SERVICE_PREFIX } from '#api/service-prefix.ts';
import type { Deployment } from '#app/deployment.ts';
import { createCallHeaders } from '#flows/create-call-headers.ts';
import type { LaunchParams } from '#journey/model/launch-params.ts';
import type { Cookies } from '#platform/cookies.ts';
import { readKeptFingerprint } from '#platform/read-kept-fingerprint.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';

interface EarlyVisit {
  /** The address of the page, without tokens. */
  address: URL;
  launchParams: LaunchParams;
  cookies: Pick<Cookies, 'read'>;
  /** The browser denies the page access to cookies, so the journey does not open (8.13). */
  areCookiesBlocked: boolean;
  deployment: Pick<Deployment, 'serviceUrl' | 'credential'>;
  send: (request: Request, options: { signal: AbortSignal }) => Promise<Response>;
  getDeviceIp: () => Promise<string>;
}

/** The first request of the journey, as `getSystem` sends it with the same launch parameters. */
function createSystemRequest({ launchParams, address, cookies, deployment }: EarlyVisit): Request {
  const { hashId, userOfficeToken } = launchParams;
  const headerSource = {
    state: { hashId, launchParams },
    platform: { fingerprint: { current: () => readKeptFingerprint(cookies) } },
  };
  const headers = createServiceHeaders(
    {
      credential: deployment.credential,
      headers: requestHashId => createCallHeaders(headerSource, requestHashId),
    },
    hashId,
  );
  return new Request(`${deployment.serviceUrl || address.origin}${SERVICE_PREFIX}/${hashId}/system`, {
    ...SERVICE_REQUEST,
    headers: fitsInHeader(userOfficeToken) ? { ...headers, userOfficeToken } : headers,
  });
}

function sendEarlyRequest(request: Request, send: EarlyVisit['send']): EarlyRequest {
  const controller = new AbortController();
  const response = send(request, { signal: controller.signal });
  // Reads the body while the files of the app are loading, so that it is in memory when the app takes over the
  // response. The app also handles a failure.
  response.then(answer => answer.clone().text()).catch(() => undefined);
  return { request, response, abort: () => controller.abort() };
}

/**
 * Requests the system configuration and the device's IP before the app has loaded (14.1). Both requests run in
 * parallel, because the IP is needed only when the proposal is created (7.9). Sends nothing without a valid hash id.
 * Sends nothing either if only the cookie has one, because the app then first asks the visitor whose proposal it is
 * (assumption 11.4).
 */
export function sendEarlyRequests(visit: EarlyVisit): EarlyAnswers {
  const { launchParams, areCookiesBlocked, getDeviceIp } = visit;
  const willOpen = launchParams.hashId !== '' && launchParams.hashSource !== 'cookie' && !areCookiesBlocked;
  if (!willOpen) return {};
  return {
    system: sendEarlyRequest(createSystemRequest(visit), visit.send),
    deviceIp: getDeviceIp(),
  };
}
