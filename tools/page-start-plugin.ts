import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { createShellStyle } from '#ui/theme/create-shell-style.ts';

/** The source of the script inside the page. */
const ENTRY = fileURLToPath(new URL('../src/start/page-start.ts', import.meta.url));
/** Elements of index.html that this plugin fills with the script and the shell's style. */
const SCRIPT_PLACEHOLDER = '<script data-page-start></script>';
const STYLE_PLACEHOLDER = '<style data-shell></style>';
const APP_SCRIPT_TAGS = /<script type="module" (?=[^>]*\bsrc=)/g;
const STYLE_SHEET_LINKS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** Builds one classic script with the constants and the target of the app. */
async function bundleStartScript(config: ResolvedConfig): Promise<string> {
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
  // Escaped, because these texts would end the script element or begin a comment in it.
  return chunk.code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

/** Without comments and the white space between lines. Neither stands in a text that is shown. */
const compact = (page: string): string =>
  page
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\n\s+/g, '\n')
    .replace(/>\n+</g, '><');

/**
 * Writes the shell's style and the small start script into the page (14.1). The style sheet of the app follows the
 * shell, because in the head it would delay the first paint. Scripts of the app still wait for the sheet. They have a
 * low priority, because they can show nothing before the style sheet and the answers of the service have arrived.
 */
export function fillPageStart(page: string, script: string): string {
  const compactPage = compact(page);
  const sheets = compactPage.match(STYLE_SHEET_LINKS) ?? [];
  return compactPage
    .replace(STYLE_SHEET_LINKS, '')
    .replace(APP_SCRIPT_TAGS, '<script type="module" fetchpriority="low" ')
    .replace(SCRIPT_PLACEHOLDER, () => `<script>${script}</script>`)
    .replace(STYLE_PLACEHOLDER, () => `<style>${createShellStyle()}</style>`)
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
      // The other pages of a QA build have no shell.
      handler: async page =>
        page.includes(SCRIPT_PLACEHOLDER) ? fillPageStart(page, await bundleStartScript(config)) : page,
    },
  };
}
