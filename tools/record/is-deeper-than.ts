/** The largest allowed depth: no body of the contract is deeper, and recursive functions can handle it. */
export const maxDepth = 100;

/** Works without recursion, because callers check the depth before they recurse. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap(item =>
      typeof item === 'object' && item !== null
        ? Object.values(item).filter(child => typeof child === 'object' && child !== null)
        : [],
    );
  }
  return false;
}
