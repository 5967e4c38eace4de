// Serves the mock service over real HTTP, with a build on the same origin, for phones, proxies and connection
// tests.
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkBasePath,
  checkHosts,
  checkOrigins,
  exitWithUsage,
  isSystemError,
  readCommandLine,
} from './command-line.ts';

/** Addresses of this computer in the local network. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const usage = `npm run mock -- [options]
  --port 4173        port to listen on; 0 takes a free one
  --host 127.0.0.1   address to listen on; with 0.0.0.0 phones of the same network can connect
  --dist dist        folder of the build that is served (npm run build, npm run build:qa)
  --base /           path under which it is served, with a slash at both ends
  --allow-host name  another host name that requests may use; can be repeated
  --allow-origin url origin whose pages may call the service, such as https://qa.example; can be repeated`;

const { values } = readCommandLine(usage, {
  options: {
    port: { type: 'string', default: '4173' },
    dist: { type: 'string', default: 'dist' },
    host: { type: 'string', default: '127.0.0.1' },
    base: { type: 'string', default: '/' },
    'allow-host': { type: 'string', multiple: true, default: [] },
    'allow-origin': { type: 'string', multiple: true, default: [] },
  },
});
const { dist } = values;
const root = fileURLToPath(new URL('..', import.meta.url));
const generatedFiles = [
  'mocks/contract/validators.gen.js',
  'mocks/contract/answer-schemas.gen.js',
  'openapi/facts.gen.js',
];
if (generatedFiles.some(file => !existsSync(join(root, file))))
  exitWithUsage('Generated files are missing. Run this once: npm run prepare:generated', usage);
const base = checkBasePath(values.base, usage);
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port > 65_535) exitWithUsage(`"${values.port}" is not a port.`, usage);
checkOrigins(values['allow-origin'], usage);
const allowedHosts = checkHosts(values['allow-host'], usage);
if (!existsSync(join(dist, 'index.html')))
  console.warn(`There is no build in ${dist} yet (npm run build): only the service answers.`);

try {
  // Imported after the check above, because without generated files the import fails with a stack trace.
  const { startHttpHost } = await import('#mocks/hosts/http.ts');
  const host = await startHttpHost({
    dist,
    base,
    port,
    listenAddress: values.host.toLowerCase(),
    allowedHosts,
    allowedOrigins: values['allow-origin'],
  });
  console.log(`Cenários: ${host.url}${base}__scenarios`);
  console.log(`Por exemplo: ${host.url}${base}__scenarios/happy-path/play`);
  // The production build redirects plain http to https; the QA build does not.
  if (values.host === '0.0.0.0' && existsSync(join(dist, 'mockServiceWorker.js')))
    for (const address of networkAddresses())
      console.log(`No celular: http://${address}:${new URL(host.url).port}${base}`);
} catch (error) {
  // Any other error, such as a mistake in a scenario, has nothing to do with the command.
  if (!isSystemError(error)) throw error;
  exitWithUsage(error.message, usage);
}
