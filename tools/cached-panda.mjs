// Panda as a PostCSS plugin that caches its output in node_modules/.cache, because loading Panda and reading every
// component takes seconds. Plain JavaScript, because postcss.config.mjs is loaded without a compiler.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

const isStyleSource = (path, text) =>
  path.startsWith('src/ui/theme/') ||
  path.endsWith('.css') ||
  // Panda reads a component only to find the calls of functions that `#styled` exports.
  (/\.tsx?$/.test(path) && text.includes('#styled/'));

/** A hash of all files on which Panda's output depends. */
function stampOf(root) {
  const hash = createHash('sha256').update(root);
  const add = (path, text) => hash.update(`\0${path}\0${text}`);
  for (const path of ['panda.config.ts', 'package-lock.json'])
    add(path, readFileSync(join(root, path), 'utf8'));
  const paths = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    if (isStyleSource(path, text)) add(path, text);
  }
  return hash.digest('hex');
}

function readEntry(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // It does not exist yet, or a run ended while it was written.
  }
}

/** Renames a complete file, because another process may read or write the same entry. */
function writeEntry(file, entry) {
  mkdirSync(dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, JSON.stringify(entry));
  renameSync(temporaryFile, file);
}

async function loadPanda() {
  const { default: panda } = await import('@pandacss/dev/postcss');
  return panda();
}

export function cachedPanda({ root = repository, load = loadPanda } = {}) {
  let loaded;
  return {
    postcssPlugin: 'cached-panda',
    async Once(sheet, { postcss, result }) {
      const sheetFile = result.opts.from?.split('?')[0] ?? '';
      const key = `${stampOf(root)} ${createHash('sha256').update(sheet.toString()).digest('hex')}`;
      const name = relative(root, sheetFile).replaceAll(/[^\w.-]+/g, '-');
      const file = join(root, 'node_modules/.cache/panda', `${name}.json`);
      const entry = readEntry(file);
      if (entry?.key === key) {
        // Vite resolves addresses in the sheet relative to the file named by `from`.
        sheet.append(postcss.parse(entry.css, { from: result.opts.from }));
        // These messages name the files that Vite watches.
        result.messages.push(...entry.messages);
        return;
      }
      const nodeCount = sheet.nodes.length;
      const messageCount = result.messages.length;
      loaded ??= load();
      for (const runPlugin of (await loaded).plugins) await runPlugin(sheet, result);
      const addedRules = sheet.nodes.slice(nodeCount).map(node => `${node.raws.before ?? ''}${node}`);
      writeEntry(file, { key, css: addedRules.join(''), messages: result.messages.slice(messageCount) });
    },
  };
}
