import type { ReactNode } from 'react';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { Banner } from '#ui/banner.tsx';
import type { ControlProps } from './control.ts';
import { RichText } from './primitives/rich-text.tsx';

/**
 * A message between the fields. With an address it has a button that opens the address by the rule for links (12.2).
 */
export function NoticeControl({ id, label, field, onOpenLink }: ControlProps): ReactNode {
  const url = parseSafeUrl(field.url);
  // Without a message the label is shown; the text never appears twice.
  const title = field.message === '' ? '' : label;
  const text = field.message || label;
  return (
    <div id={id} role="note">
      <Banner
        kind="info"
        title={title}
        action={
          url ? { label: field.placeholder || 'Saiba mais', onPress: () => onOpenLink(url) } : undefined
        }
      >
        <RichText text={text} />
      </Banner>
    </div>
  );
}
