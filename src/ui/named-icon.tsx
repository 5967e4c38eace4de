import { type ReactNode, type SVGProps, useEffect, useState } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from './icon.tsx';

type Drawing = (props: SVGProps<SVGSVGElement>) => ReactNode;
type Find = (name: string) => Drawing | undefined;

let find: Find | undefined;

/** An icon that the service names; an unknown name renders nothing. The icons are loaded with the first name. */
export function NamedIcon({ name }: { name: string }): ReactNode {
  const [found, setFound] = useState<Find | undefined>(() => find);
  useEffect(() => {
    if (found) return;
    let gone = false;
    import('./icon-named.ts').then(
      ({ iconNamed }) => {
        find = iconNamed;
        if (!gone) setFound(() => iconNamed);
      },
      // Decorative: without the icon the text is complete.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [found]);
  // Its space is reserved until the name is resolved: the text must not move (14.4).
  if (!found) return <span className={place} />;
  const drawing = found(name);
  return drawing ? <Icon of={drawing} className={mark} /> : null;
}

const place = css({ boxSize: 'icon', flexShrink: '0' });
const mark = css({ color: 'brand.primaryStrong' });
