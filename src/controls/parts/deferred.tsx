import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './in-place.tsx';

type Control = ComponentType<ControlProps>;

interface Source {
  load: () => Promise<void>;
  /** The control, once it has been fetched. */
  ready: Control | undefined;
}

const sources = new Set<Source>();
const sourceOf = new WeakMap<Control, Source>();

/** Fetches every control that has not been needed yet; one that cannot be had now is asked for again on use. */
export async function fetchDeferred(): Promise<void> {
  await Promise.allSettled([...sources].map(source => source.load()));
}

/**
 * A control that is fetched when the first field needs it, so that the first step of a journey does not carry it (14.1).
 * Until then its place has its shape; when it cannot be fetched the field says so and offers to try again,
 * where React.lazy would take the whole page down and never ask again.
 */
export function deferred(load: () => Promise<Control>): Control {
  const source: Source = {
    ready: undefined,
    load: async () => {
      source.ready = await load();
    },
  };
  sources.add(source);
  const control: Control = props => <OnceFetched source={source} control={props} />;
  sourceOf.set(control, source);
  return control;
}

/** The control itself when it has been fetched: a component less around it. Any other control as it is. */
export const asFetched = (control: Control): Control => sourceOf.get(control)?.ready ?? control;

function OnceFetched({ source, control }: { source: Source; control: ControlProps }): ReactNode {
  // Fetched ahead: it is drawn at once, and only once.
  const [state, setState] = useState<'asked' | 'ready' | 'failed'>(() => (source.ready ? 'ready' : 'asked'));

  useEffect(() => {
    if (state !== 'asked') return;
    // Fetched ahead between the drawing and now: nobody else would tell.
    if (source.ready) return setState('ready');
    let gone = false;
    source.load().then(
      () => !gone && setState('ready'),
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
    };
  }, [source, state]);

  const Ready = source.ready;
  if (Ready) return <Ready {...control} />;
  if (state === 'failed')
    return (
      <MissingInput
        id={control.id}
        message="Não foi possível carregar este campo."
        onRetry={() => setState('asked')}
      />
    );
  return <LoadingInput />;
}
