// Entry point for a fresh clone: installs missing packages, then runs the command. Plain JavaScript, no
// dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { enginePackages, findMissingEngines, OLDEST_FIREFOX } from './engines/find-engines.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.cache', 'installed-lock');

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return result.status ?? 1;
}

function exitOnFailure(status, command) {
  if (status === 0) return;
  console.error(`${command} failed (exit code ${status}).`);
  process.exit(status);
}

/**
 * Whether the locked packages are there already because somebody has installed them by hand. Optional packages for
 * other systems may be missing.
 */
function isInstalled() {
  const packagesIn = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  try {
    const installed = packagesIn('node_modules/.package-lock.json');
    return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) => {
      const installedVersion = installed[path]?.version;
      return path === '' || installedVersion === version || (optional && installedVersion === undefined);
    });
  } catch {
    return false;
  }
}

function installDependencies() {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash) return;
  const folder = join(root, 'node_modules');
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) {
    // An installation empties the folder first, and another checkout uses the linked folder.
    console.log(
      `node_modules is a link to ${realpathSync(folder)}: it is used as it is, and nothing is installed.`,
    );
    return;
  }
  if (!isInstalled()) {
    console.log('Installing the locked dependencies ...');
    const status = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    exitOnFailure(status, 'Installing the dependencies');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash);
}

/** Installs Debian packages on systems that have apt. */
function installPackages(packages, ...options) {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing from Debian: ${packages.join(', ')} ...`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', ...options, ...packages);
}

/** Playwright's names for its builds of the engines. */
const playwrightBuilds = { gecko: 'firefox', webkit: 'webkit' };

/** Prints which of Firefox and WebKit are missing for the tests in other engines, then installs them. */
async function installEngines() {
  const missing = await findMissingEngines();
  if (missing.length === 0) return;
  const builds = missing.map(engine => playwrightBuilds[engine]);
  const packages = missing.flatMap(engine => enginePackages[engine]);
  console.log(
    `The tests in Gecko and WebKit need ${builds.join(' and ')}: Playwright's own builds (about 100 MB each), or else ${packages.join(', ')} from Debian (about 110 MB).`,
  );
  run('npx', ['playwright', 'install', ...builds], {
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  const notDownloaded = await findMissingEngines();
  // Playwright's own WebKit needs system libraries.
  if (missing.includes('webkit') && !notDownloaded.includes('webkit') && existsSync('/usr/bin/apt-get'))
    run('npx', ['playwright', 'install-deps', 'webkit'], { timeout: 300_000 });
  if (notDownloaded.length === 0) return;
  installPackages(
    notDownloaded.flatMap(engine => enginePackages[engine]),
    '--no-install-recommends',
  );
  const stillMissing = await findMissingEngines();
  if (stillMissing.length === 0) return;
  console.error(
    `These could not be installed: ${stillMissing.join(', ')}. Install Firefox ${OLDEST_FIREFOX} or newer (or set FIREFOX_PATH), and WebKitGTK with WebKitWebDriver, MiniBrowser and Xvfb.`,
  );
  process.exit(1);
}

function installChromium() {
  // Debian has the headless shell as a separate package. A whole Chromium works as well, only slower, so this does not
  // ask for a password to install it.
  const shouldInstallShell = process.getuid?.() === 0 || !findChromium();
  if (!findHeadlessShell() && shouldInstallShell)
    installPackages(['chromium-headless-shell'], '--no-install-recommends');
  if (findChromium()) return;
  console.log('Looking for a Chromium: trying the one that Playwright installs ...');
  run('npx', ['playwright', 'install', 'chromium'], { timeout: 180_000 });
  if (findChromium()) return;
  installPackages(['chromium']);
  if (findChromium()) return;
  console.error(
    'No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function generate() {
  exitOnFailure(run('npm', ['run', '--silent', 'prepare:generated']), 'Generating styles and validators');
}

const testUsage = `npm test and npm run test:full run everything and take no arguments. Parts of it:
npm run test:unit -- <file>      also test:contract, test:architecture, test:browser
npm run test:scenario -- <id>    one scenario
npm run test:e2e -- <file>       on the production build
npm run test:engines -- --help   in Chromium, Gecko and WebKit`;

const [task, ...rest] = process.argv.slice(2);
const asksForHelp = rest.includes('--help');
if ((task === 'test' || task === 'test:full') && rest.length > 0) {
  if (asksForHelp) console.log(testUsage);
  else console.error(testUsage);
  process.exit(asksForHelp ? 0 : 2);
}
installDependencies();

if (task === 'start') {
  generate();
  process.exit(run('npx', ['vite', '--mode', 'development', ...rest]));
} else if (task === 'test' || task === 'test:full') {
  installChromium();
  if (task === 'test:full') await installEngines();
  generate();
  process.exit(run('npx', ['tsx', 'tools/test-all.ts', ...(task === 'test:full' ? ['--full'] : [])]));
} else if (task === 'test:engines') {
  if (!asksForHelp) {
    await installEngines();
    installChromium();
    generate();
  }
  process.exit(run('npx', ['tsx', 'tools/test-engines.ts', ...rest]));
} else if (task === 'check') {
  generate();
  process.exit(run(process.execPath, ['--import', 'tsx', 'tools/check.ts', ...rest]));
} else if (task === 'ready') {
  installChromium();
  generate();
} else {
  console.error(`Unknown task "${task}". Use start, check, test, test:full, test:engines or ready.`);
  process.exit(2);
}
