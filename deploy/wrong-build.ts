/**
 * The reason why a build must not be served under the path `base`, with the remedy; `undefined` if it may.
 */
export function findWrongBuild(page: string, base: string, isQa: boolean): string | undefined {
  if (isQa)
    return 'This is the QA build, with the mock service inside. Customers get the one of npm run build.';
  const builtFor = /<script\b[^>]*\bsrc="([^"]*?)assets\//.exec(page)?.[1];
  if (builtFor === undefined || builtFor === base) return undefined;
  return `BASE_PATH is ${base}, but the build was made for ${builtFor}: give both commands the same BASE_PATH.`;
}
