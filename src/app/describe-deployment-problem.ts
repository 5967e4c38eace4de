import type { Deployment, DeploymentMistake, DeploymentProblem } from './deployment.ts';
import type { ServiceUrlProblem } from './read-service-url.ts';

/** The end of a sentence that begins with the key. */
const REQUIREMENTS: Readonly<Record<keyof Deployment, string>> = {
  serviceUrl: 'must be an http(s) address or an empty text',
  credential: 'must be a text that fits in a header: ASCII letters, digits and signs, no blank at either end',
  idempotencyKey: "must be 'own-origin', 'always' or 'never'",
  ipServices: 'must be a list of http(s) addresses, https only where the page is served by https',
  cepServices:
    'must be a list of http(s) addresses that contain {cep}, https only where the page is served by https',
  allowedHosts:
    'must be a list of host names such as www.exemplo.com.br, in lower case, without https:// and without a path',
  supportUrl: 'must be an https address or an empty text',
  librasUrl: 'must be an https address or an empty text',
  reportUrl:
    "must be an https address without a user, query or fragment, a path of the page's own origin such as /relatorio, or an empty text",
  reportShare: 'must be a number from 0 to 1',
  hostOrigins:
    'must be a list of origins such as https://loja.exemplo.com.br, in lower case, without a path or a slash at the end',
  identifiers:
    'must be an object with products, banks, lenders, steps and fields, each a map from rule name to identifiers',
};

const SERVICE_URL_REQUIREMENTS: Readonly<Record<ServiceUrlProblem, string>> = {
  'no-address': 'must be an http(s) address such as https://servico.exemplo.com.br, or an empty text',
  'has-user': 'must hold no user or password: everybody can read it in the page',
  'has-query': 'must end with the host or a path, without ? and #: the app appends the paths of the service',
  'blocked-http': 'must begin with https: the page is served by https, and the browser blocks calls by http',
};

function describeMistake({ key, problem }: DeploymentMistake): string {
  if (problem === 'unknown') return `"${key}" is unknown`;
  const requirement = problem === 'wrong' ? REQUIREMENTS[key] : SERVICE_URL_REQUIREMENTS[problem];
  return `"${key}" ${requirement}`;
}

/** A sentence with every mistake: its key and the expected value. `source` names the text with the settings. */
export function describeDeploymentProblem(
  problem: DeploymentProblem,
  source = 'The deployment element of index.html',
): string {
  if (problem === 'no-json') return `${source} is not JSON.`;
  if (problem === 'no-object') return `${source} must hold an object.`;
  return `${source} is wrong: ${problem.map(describeMistake).join('; ')}.`;
}
