import type { ReactNode } from 'react';
import { safeUrl } from '#shared/safety/url.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconExternalLink } from '#ui/icons.ts';
import { NamedIcon } from '#ui/named-icon.tsx';
import type { ControlProps } from './control.ts';

/**
 * Something to press inside the form (assumption 3.23): `submit` sends the step, `url` opens an address, `shouldUpdate` tells the
 * service of what stands in the form, anything else asks for its resource again; a failed one says so (4.34).
 */
export function ButtonControl(props: ControlProps): ReactNode {
  const { field, options } = props;
  const url = field.submit ? undefined : safeUrl(field.url);
  const failed = options.status === 'error';
  return (
    <Button
      id={props.id}
      look="secondary"
      wide
      type={field.submit ? 'submit' : 'button'}
      disabled={props.readOnly}
      loading={options.status === 'loading'}
      icon={
        field.icon !== '' ? <NamedIcon name={field.icon} /> : url ? <Icon of={IconExternalLink} /> : undefined
      }
      aria-describedby={props.describedBy}
      onClick={() => {
        if (url) props.onOpenLink(url);
        else if (field.shouldUpdate) props.onEdit(true);
        else if (!field.submit) props.onRetryOptions();
      }}
    >
      {failed && !field.submit && !url ? `${props.label}: tentar novamente` : props.label}
    </Button>
  );
}
