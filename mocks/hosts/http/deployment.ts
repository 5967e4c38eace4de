import { externalPrefix } from '../../contract/operation-index.ts';
import { sessionPrefix } from './sessions.ts';

/**
 * The configuration that a real server would write into the page. All addresses lead to this host and
 * session.
 */
export function deploymentOf(baseUrl: string, session: string): object {
  const serviceUrl = `${baseUrl}${sessionPrefix.slice(1)}${encodeURIComponent(session)}`;
  return {
    serviceUrl,
    credential: 'credencial-de-teste',
    ipServices: [
      `${serviceUrl}${externalPrefix}api.ipify.org/?format=json`,
      `${serviceUrl}${externalPrefix}get.geojs.io/v1/ip.json`,
    ],
    cepServices: [
      `${serviceUrl}${externalPrefix}viacep.com.br/ws/{cep}/json/`,
      `${serviceUrl}${externalPrefix}opencep.com/v1/{cep}`,
    ],
    allowedHosts: ['www.crefaz.com.br'],
    identifiers: { products: {}, lenders: {}, banks: {}, steps: {}, fields: {} },
  };
}
