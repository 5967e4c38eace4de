import { type Deployment, readDefaults } from '#app/deployment.ts';

const OPENING_TAG = /<script\b[^>]*\bid="deployment"/;
const ATTRIBUTE = /<script\b[^>]*\bid="deployment"[^>]*\bdata-defaults="([^"]*)"/;

/**
 * The page of a build with the defaults that differ from the shipped ones, in an attribute of the deployment element:
 * the policy of the server must allow the services that the scripts of this build call. Without such defaults the page
 * is unchanged.
 */
export function markBuiltDefaults(page: string, defaults: Deployment): string {
  const shippedDefaults = new Map<string, unknown>(Object.entries(readDefaults({})));
  const changedDefaults = Object.entries(defaults).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(shippedDefaults.get(key)),
  );
  if (changedDefaults.length === 0) return page;
  const text = encodeURIComponent(JSON.stringify(Object.fromEntries(changedDefaults)));
  return page.replace(OPENING_TAG, tag => `${tag} data-defaults="${text}"`);
}

/** The defaults that the scripts of a built page contain. */
export function builtDefaults(page: string): Deployment {
  const [, text] = ATTRIBUTE.exec(page) ?? [];
  return { ...readDefaults({}), ...(text !== undefined && JSON.parse(decodeURIComponent(text))) };
}
