// Fills the configuration into the page and writes nginx's site, once, before nginx starts. See README.md in this
// folder.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWithUsage, readCommandLine } from '../tools/command-line.ts';
import { builtDefaults } from './built-defaults.ts';
import { compressFile } from './compress-files.ts';
import { fillPage } from './fill-page.ts';
import { createCommonHeaders, createPageHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { findLatePage } from './late-page.ts';
import { loadsBrotli } from './loads-brotli.ts';
import { createNginxSite } from './nginx-site.ts';
import { readPixelFolder } from './read-pixel-folder.ts';
import { distOf, isServerPath, readSettings } from './settings.ts';
import { findWrongBuild } from './wrong-build.ts';

const usage = `node configure.mjs <folder>

Checks the settings and writes the page with its configuration, and nginx's site, into the folder. The settings are
environment variables, such as DIST and DEPLOYMENT_FILE; deploy/README.md lists them.`;

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function read(file: string, description: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return stop(`${description} cannot be read: ${file}`);
  }
}

const [outputFolder, ...others] = readCommandLine(usage, { allowPositionals: true }).positionals;
if (!outputFolder || others.length > 0) exitWithUsage('Say where to write, in one folder.', usage);
const folder = path.resolve(outputFolder);
if (!isServerPath(folder))
  stop(`The folder "${folder}" must be a path without spaces: it becomes part of site.conf.`);
const { DEPLOYMENT_FILE } = process.env;
const json = DEPLOYMENT_FILE ? read(DEPLOYMENT_FILE, 'DEPLOYMENT_FILE') : '';
const env = { BROTLI: loadsBrotli() ? 'on' : 'off', ...process.env };
const builtPage = read(path.join(distOf(env), 'index.html'), 'The page of the build');
const settings = readSettings(env, json, builtDefaults(builtPage));
if (!settings.ok) stop(settings.problem);
const { server, deployment, warnings } = settings.value;
const problem = findWrongBuild(
  builtPage,
  server.base,
  existsSync(path.join(server.dist, 'mockServiceWorker.js')),
);
if (problem !== undefined) stop(`${server.dist}: ${problem}`);
const { metas, faults } = readPixelFolder(server.pixels);
for (const fault of [...warnings, ...faults]) console.warn(`warning: ${fault}`);
const page = fillPage(builtPage, deployment, metas);
if (page === undefined) stop(`${server.dist}/index.html has no element with the id "deployment".`);
mkdirSync(folder, { recursive: true });
const pageFile = path.join(folder, 'index.html');
writeFileSync(pageFile, page);
compressFile(pageFile);
const hashes = inlineHashes(page);
writeFileSync(path.join(folder, 'site.conf'), createNginxSite(server, folder, hashes));
const latePage = findLatePage(
  statSync(`${pageFile}${server.brotli ? '.br' : '.gz'}`).size,
  [...createCommonHeaders(), ...createPageHeaders(server, hashes)],
  server,
);
if (latePage !== undefined) console.warn(`warning: ${latePage}`);
console.log(`Written to ${folder}: index.html with its compressed copies, and site.conf`);
