import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
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

/** As other web servers do, and as the contract requires for a pixel that is not set up (7.38). */
const notFound: StaticFile = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: '<html><body><h1>404 Not Found</h1></body></html>',
};

/**
 * A file of the build, or its page for every other address (the app does the routing). `deployment` fills the
 * page's configuration element, as a real server would.
 */
export async function serveBuild(folder: string, pathname: string, deployment: object): Promise<StaticFile> {
  const requestedFile = path.join(folder, decodePath(pathname));
  const isInside = requestedFile === folder || requestedFile.startsWith(folder + path.sep);
  const extension = path.extname(requestedFile);
  // A second page beside the app's: the frame in which partners' scripts run.
  const isFrame = pathname.endsWith('/pixels/frame.html');
  if (!isInside || isFrame || (extension !== '' && extension !== '.html')) {
    const file = isInside ? await readFile(requestedFile).catch(() => undefined) : undefined;
    if (!file) return notFound;
    // Names of hashed files change with their content, so the files never do.
    const isHashed = pathname.includes('/assets/');
    return {
      status: 200,
      headers: {
        'content-type': types[extension] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
      body: file,
    };
  }
  // The QA build has two more pages: workbench and atlas.
  const isPageFolder = extension === '' && path.resolve(requestedFile) !== path.resolve(folder);
  const beside = isPageFolder
    ? await readFile(path.join(requestedFile, 'index.html')).catch(() => undefined)
    : undefined;
  if (beside)
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: beside,
    };
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined)
    return {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: `There is no build in ${folder}. Run "npm run build" first, or use only the service.`,
    };
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
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

/** Writes the configuration into the page's element. `<` is escaped, so that no value can end the element. */
export const fillDeployment = (page: string, deployment: object): string =>
  page.replace(
    /(<script\b[^>]*\bid="deployment"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) => open + JSON.stringify(deployment).replaceAll('<', '\\u003c') + close,
  );
