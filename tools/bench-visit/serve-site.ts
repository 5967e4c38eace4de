import { configureNginx, findFreePort, nginx, startNginx } from '#tests/e2e/nginx.ts';
import type { Certificate } from './certificate.ts';
import type { Site } from './site.ts';
import { startNodeSite } from './start-node-site.ts';

/**
 * Serves a build as a deployment does: configured, by our nginx with TLS and HTTP/2, else by Node with the same
 * headers.
 */
export async function serveSite(dist: string, deployment: object, certificate: Certificate): Promise<Site> {
  if (!nginx) return startNodeSite(dist, deployment, certificate);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const { status, output, folder } = configureNginx(
    {
      DIST: dist,
      LISTEN: `127.0.0.1:${httpPort}`,
      TLS_LISTEN: `127.0.0.1:${httpsPort}`,
      TLS_CERTIFICATE: certificate.certificate,
      TLS_KEY: certificate.key,
    },
    deployment,
  );
  if (status !== 0) throw new Error(output);
  const stop = await startNginx(folder, `http://127.0.0.1:${httpPort}/-/health`);
  return { url: `https://127.0.0.1:${httpsPort}`, server: 'nginx', stop };
}
