import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { isHtml, removeTags } from '#shared/remove-tags.ts';
import { css } from '#styled/css/index.js';
import { lazyComponent } from '#ui/lazy-component.tsx';

interface TextProps {
  html: string;
  size?: 'label' | 'help';
  onOpenLink: (url: string) => void;
}

const renderWithoutTags = ({ html }: TextProps): ReactNode => <p className={lines}>{removeTags(html)}</p>;

/** Lazy, because the sanitiser is large and few texts are HTML. Until it is loaded, the text is shown without tags. */
const SafeHtml = lazyComponent<TextProps>(async () => (await import('#ui/safe-html.tsx')).SafeHtml, {
  waiting: renderWithoutTags,
  missing: renderWithoutTags,
});

interface RichTextProps {
  text: string;
  /** `help`: as the line of help under a field. */
  size?: 'label' | 'help';
}

/** A text from the service; HTML is sanitised. */
export function RichText({ text, size = 'label' }: RichTextProps): ReactNode {
  const flows = useFlows();
  return isHtml(text) ? (
    <SafeHtml.Component html={text} size={size} onOpenLink={flows.openFieldLink} />
  ) : (
    <p className={lines}>{text}</p>
  );
}

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
