import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component that is fetched on first use, or ahead of it. */
export interface LatePart<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches it ahead. @throws what the import threw. */
  fetch: () => Promise<void>;
}

/**
 * `lazy`, but what has been fetched ahead is drawn at once. React keeps a fallback for 300 ms once it has shown it, and
 * `lazy` alone shows one for every part, even where nothing is left to wait for.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** How it is fetched where somebody waits for it. */
  loadNow = load,
): LatePart<Props> {
  const source: Source<Props> = {
    fetched: undefined,
    waited: lazy(async () => ({ default: await loadNow() })) as ComponentType<Props>, // lazy adds nothing to the props
  };
  const fetch = async (): Promise<void> => {
    source.fetched = await load();
  };
  return { Part: props => <Late source={source} own={props} />, fetch };
}

interface Source<Props> {
  fetched: ComponentType<Props> | undefined;
  waited: ComponentType<Props>;
}

function Late<Props extends object>({ source, own }: { source: Source<Props>; own: Props }): ReactNode {
  // Which of the two it is stays as it was when it was first drawn: to change would begin it anew.
  const [Drawn] = useState(() => source.fetched ?? source.waited);
  return <Drawn {...own} />;
}
