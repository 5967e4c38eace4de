import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's list of the modules that nginx loads; `nginx.conf` includes it. */
const ENABLED = '/etc/nginx/modules-enabled';

/** Whether nginx loads the module that sends ready-made brotli copies, according to that list. */
export const loadsBrotli = (folder = ENABLED): boolean =>
  existsSync(folder) &&
  readdirSync(folder).some(
    name =>
      name.endsWith('.conf') &&
      /^\s*load_module\b.*brotli_static_module/m.test(readFileSync(join(folder, name), 'utf8')),
  );
