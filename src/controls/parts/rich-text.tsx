import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { css } from '#styled/css/index.js';
import { isHtml, plainText } from './plain-text.ts';

type Html = ComponentType<{ html: string; small?: boolean }>;

let loaded: Html | undefined;

/** A text of the service, which may be HTML: then it goes through the one sanitiser. Until that is fetched its words show without their tags. */
export function RichText({ text }: { text: string }): ReactNode {
  const [SafeHtml, setSafeHtml] = useState<Html | undefined>(() => loaded);
  const rich = isHtml(text);
  useEffect(() => {
    if (!rich || SafeHtml) return;
    let gone = false;
    // The sanitiser is heavy, and few texts are HTML.
    import('#ui/safe-html.tsx').then(
      ui => {
        loaded = ui.SafeHtml;
        if (!gone) setSafeHtml(() => ui.SafeHtml);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [rich, SafeHtml]);
  if (!rich) return <p className={lines}>{text}</p>;
  return SafeHtml ? <SafeHtml html={text} small /> : <p className={lines}>{plainText(text)}</p>;
}

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
