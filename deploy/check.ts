// Checks the configured service once and describes what will not work. See README.md in this folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDeployment } from '#app/read-deployment.ts';
import { sendsIdempotencyKey } from '#app/sends-idempotency-key.ts';
import { isHashId } from '#journey/launch-params-of.ts';
import { exitWithUsage, readCommandLine } from '../tools/command-line.ts';
import { builtDefaults } from './built-defaults.ts';
import { checkService } from './check-service.ts';

const usage = `node check.mjs --origin https://proposta.exemplo.com.br [--config deployment.json] [--dist <folder>] [--hash <hash id>]

--origin  where visitors see the app (or the variable PUBLIC_ORIGIN)
--config  JSON of the app's configuration (or the variable DEPLOYMENT_FILE)
--dist    the build whose defaults the configuration changes (or the variable DIST); without it the shipped defaults
--hash    a hash id that the service knows, to be asked about (or the variable CHECK_HASH)`;

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function readOptions(): { origin: string; config: string; dist: string; hash: string } {
  const text = { type: 'string', default: '' } as const;
  const { values } = readCommandLine(usage, {
    options: { origin: text, config: text, dist: text, hash: text },
  });
  const { PUBLIC_ORIGIN = '', DEPLOYMENT_FILE = '', DIST = '', CHECK_HASH = '' } = process.env;
  return {
    origin: values.origin || PUBLIC_ORIGIN,
    config: values.config || DEPLOYMENT_FILE,
    dist: values.dist || DIST,
    hash: values.hash || CHECK_HASH,
  };
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  return exitWithUsage(`--origin "${text}" is no address such as https://proposta.exemplo.com.br.`, usage);
}

function read(file: string, description: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return exitWithUsage(`${description} cannot be read: ${file}`, usage);
  }
}

const { origin, config, dist, hash } = readOptions();
const appOrigin = parseOrigin(origin);
if (hash !== '' && !isHashId(hash))
  exitWithUsage(`--hash "${hash}" is no hash id: at most 128 letters, digits, _ and -.`, usage);
const json = config === '' ? '' : read(config, 'The configuration');
const builtPage = dist === '' ? '' : read(path.join(dist, 'index.html'), 'The page of the build');
const configuration = readDeployment(builtDefaults(builtPage), json, {
  isSecure: appOrigin.startsWith('https:'),
  ...(config === '' ? {} : { source: `The configuration ${config}` }),
});
if (!configuration.ok) stop(configuration.problem);
const { serviceUrl, credential } = configuration.value;
if (credential === '') stop('"credential" is empty: the service refuses every call.');
const address = serviceUrl === '' ? appOrigin : serviceUrl;
const results = await checkService({
  serviceUrl: address,
  credential,
  appOrigin,
  sendsIdempotencyKey: sendsIdempotencyKey(configuration.value, appOrigin),
  ...(hash !== '' && { hashId: hash }),
});
const marks = { stops: 'WILL NOT WORK', warns: 'warning', fine: 'ok' } as const;
for (const { level, sentence } of results) console.log(`${marks[level]}: ${sentence}`);
process.exit(results.some(({ level }) => level === 'stops') ? 1 : 0);
