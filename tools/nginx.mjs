// Finds nginx, or installs Debian's package where that is possible. Plain JavaScript, because it runs before anything
// is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function findNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map(folder => join(folder, 'nginx')).find(path => existsSync(path));
}

/** Path of nginx, installed from Debian's packages if missing; undefined where it is not available. */
export function findOrInstallNginx() {
  const found = findNginx();
  if (found || !existsSync('/usr/bin/apt-get')) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    // Not every release of Debian has this package. Without it nginx sends the gzip copies.
    ['install', '-y', '-qq', '--no-install-recommends', 'libnginx-mod-http-brotli-static'],
  ]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    spawnSync(command, rest, { env, stdio: 'ignore', timeout: 120_000 });
  }
  return findNginx();
}
