import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { examplePixels } from '../../example-pixels.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

export interface StaticFile {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** The usual page of a web server; the contract requires a 404 for a pixel that is not configured (7.38). */
const NOT_FOUND: StaticFile = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: '<html><body><h1>404 Not Found</h1></body></html>',
};

/**
 * Returns a file of the build, or the page for every other address (the app does the routing). `deployment` is written
 * into the page, as a real server does. The example partner replaces the partners of the build.
 */
export async function serveBuild(
  folder: string,
  pathname: string,
  deployment: object,
  headersOfPage: (page: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<StaticFile> {
  const pixelFile = examplePixels.get(pathname.slice(1));
  if (pixelFile)
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
      body: JSON.stringify(pixelFile),
    };
  const requestedFile = path.join(folder, decodePath(pathname));
  const isInside = requestedFile === folder || requestedFile.startsWith(folder + path.sep);
  const extension = path.extname(requestedFile);
  // The build has a second page: the frame in which partners' scripts run.
  const isFrame = pathname.endsWith('/pixels/frame.html');
  if (!isInside || isFrame || (extension !== '' && extension !== '.html')) {
    const file = isInside ? await readFile(requestedFile).catch(() => undefined) : undefined;
    // As on the real server, another extension, as in the slug `evil.com`, is a place of the app.
    const isPlaceOfApp = isInside && !isFrame && !Object.hasOwn(CONTENT_TYPES, extension);
    if (!file) return isPlaceOfApp ? servePage(folder, deployment, headersOfPage) : NOT_FOUND;
    // The name of a hashed file changes with its content, so a browser may keep the file.
    const isHashed = pathname.includes('/assets/');
    return {
      status: 200,
      headers: {
        'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
      body: file,
    };
  }
  // The QA build has two more pages: workbench and atlas.
  const isPageFolder = extension === '' && path.resolve(requestedFile) !== path.resolve(folder);
  const otherPage = isPageFolder
    ? await readFile(path.join(requestedFile, 'index.html')).catch(() => undefined)
    : undefined;
  if (otherPage)
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: otherPage,
    };
  return servePage(folder, deployment, headersOfPage);
}

/** The page of the app, with the configuration of the deployment. */
async function servePage(
  folder: string,
  deployment: object,
  headersOfPage: (page: string) => Readonly<Record<string, string>>,
): Promise<StaticFile> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined)
    return {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: `There is no build in ${folder}. Run "npm run build" first, or use only the service.`,
    };
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headersOfPage(page),
    },
    body: fillDeployment(page, deployment),
  };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Writes the configuration into the deployment element of the page. `<` is escaped, so that no value can end the
 * element.
 */
export const fillDeployment = (page: string, deployment: object): string =>
  page.replace(
    /(<script\b[^>]*\bid="deployment"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, openingTag: string, closingTag: string) =>
      openingTag + JSON.stringify(deployment).replaceAll('<', '\\u003c') + closingTag,
  );
