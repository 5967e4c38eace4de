import type { Patience } from '#platform/patience.ts';
import type { PlatformContext } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';

const KIND = 'typed-early';

/**
 * The owners of the entries that visits to these hash ids saved before they had read the stored drafts, the oldest
 * first. Each visit has entries of its own, because it cannot read those of the visit before (11.3).
 */
export async function earlyOwnersOf(
  { platform }: Pick<PlatformContext, 'platform'>,
  hashIds: readonly string[],
  patience: Patience,
): Promise<string[]> {
  const names = hashIds.map(hashId =>
    platform.secureStorage.names(entryNameOf(KIND, `${hashId}:`), patience),
  );
  return (await Promise.all(names)).flat().map(name => name.slice(KIND.length + 1));
}
