import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { shellStyle } from '#ui/theme/shell-style.ts';

/** The script inside the page, and the places of index.html for it and for the shell's style. */
const ENTRY = fileURLToPath(new URL('../src/start/page-start.ts', import.meta.url));
const SCRIPT = '<script data-page-start></script>';
const STYLE = '<style data-shell></style>';
const APP_SCRIPT = /<script type="module" (?=[^>]*\bsrc=)/g;
const STYLE_SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** The script as one classic script, built with the settings of the app itself: same constants, same browsers. */
async function bundleScript(config: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    base: config.base,
    define: config.define ?? {},
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not bundled into one script.`);
  // Neither text may end the element or begin a comment in it.
  return chunk.code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

/**
 * Writes the shell's style and the small start script into the page (14.1). The style sheet of the app goes behind the
 * shell: in the head it would hold back the first paint. Scripts of the app still wait for it. They have a low priority,
 * because the style sheet and the answers of the service are needed before they can show anything.
 */
export function fillPageStart(page: string, script: string): string {
  const sheets = page.match(STYLE_SHEET) ?? [];
  return page
    .replace(STYLE_SHEET, '')
    .replace(APP_SCRIPT, '<script type="module" fetchpriority="low" ')
    .replace(SCRIPT, () => `<script>${script}</script>`)
    .replace(STYLE, () => `<style>${shellStyle()}</style>`)
    .replace('</body>', () => `${sheets.join('')}</body>`);
}

export function pageStartPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'page-start',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      // Other pages of mock builds have no shell.
      handler: async page => (page.includes(SCRIPT) ? fillPageStart(page, await bundleScript(config)) : page),
    },
  };
}
