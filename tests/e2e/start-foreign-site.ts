import { fileURLToPath } from 'node:url';
import { serveBuild } from '#tests/foreign/serve-build.ts';
import { type ForeignService, startService } from '#tests/foreign/service/start-service.ts';
import { createCommonHeaders, createPageHeaders } from '../../deploy/headers.ts';
import { inlineHashes } from '../../deploy/inline-hashes.ts';

/** The production build, and a service that shares no code with it, each on an origin of its own. */
export interface ForeignSite {
  service: ForeignService;
  /** Where the build is served. */
  url: string;
  close(): void;
}

const deploymentOf = ({ url }: ForeignService): object => ({
  serviceUrl: url,
  credential: 'credencial-estrangeira',
  idempotencyKey: 'always',
  ipServices: [`${url}/ip`],
  cepServices: [`${url}/cep/{cep}`],
});

export async function startForeignSite(): Promise<ForeignSite> {
  const service = await startService();
  const build = await serveBuild(
    fileURLToPath(new URL('../../dist', import.meta.url)),
    deploymentOf(service),
    page =>
      Object.fromEntries([
        ...createCommonHeaders(''),
        ...createPageHeaders(
          { connectOrigins: [service.url], frameAncestors: [], tls: undefined },
          inlineHashes(page),
        ),
      ]),
  );
  return {
    service,
    url: build.url,
    close() {
      build.close();
      service.close();
    },
  };
}
