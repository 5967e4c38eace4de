// The door for a fresh clone: installs what is missing, then runs the command. Plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { missingPackages } from './engines/find-engines.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.cache', 'installed-lock');

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return done.status ?? 1;
}

function must(status, what) {
  if (status === 0) return;
  console.error(`${what} failed (exit code ${status}).`);
  process.exit(status);
}

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const folder = join(root, 'node_modules');
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) {
    // Installing empties the folder first: that would be somebody else's.
    console.log(
      `node_modules is a link to ${realpathSync(folder)}: it is taken as it is, nothing is installed.`,
    );
    return;
  }
  console.log('Installing the locked dependencies ...');
  must(run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']), 'npm ci');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Installs packages of Debian where there is such a thing. */
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

/** Firefox and WebKitGTK, for the tests in other engines. Says what is missing before it installs anything. */
function installEngines() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`The tests in Gecko and WebKit need ${missing.join(', ')} (about 110 MB).`);
  installPackages(missing, '--no-install-recommends');
  const left = missingPackages();
  if (left.length === 0) return;
  console.error(
    `These could not be installed: ${left.join(', ')}. Install Firefox (or set FIREFOX_PATH), and WebKitGTK with WebKitWebDriver, MiniBrowser and Xvfb.`,
  );
  process.exit(1);
}

function installChromium() {
  // Debian has the headless shell as a package of its own. A whole Chromium does as well: for speed alone nobody is asked
  // for a password.
  const mayInstall = process.getuid?.() === 0 || !findChromium();
  if (!findHeadlessShell() && mayInstall)
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
  must(run('npm', ['run', '--silent', 'prepare:generated']), 'Generating styles and validators');
}

const [task, ...rest] = process.argv.slice(2);
installDependencies();

if (task === 'start') {
  generate();
  process.exit(run('npx', ['vite', '--mode', 'development', ...rest]));
} else if (task === 'test' || task === 'test:full') {
  installChromium();
  generate();
  process.exit(
    run('npx', ['tsx', 'tools/test-all.ts', ...(task === 'test:full' ? ['--full'] : []), ...rest]),
  );
} else if (task === 'test:engines') {
  installEngines();
  generate();
  process.exit(run('npx', ['tsx', 'tools/test-engines.ts', ...rest]));
} else if (task === 'ready') {
  installChromium();
  generate();
} else {
  console.error(`Unknown task "${task}". Use start, test, test:full, test:engines or ready.`);
  process.exit(2);
}
