import type { ReactNode } from 'react';
import { safeUrl } from '#shared/safety/url.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconExternalLink } from '#ui/icons.ts';
import { NamedIcon } from '#ui/named-icon.tsx';
import type { ControlProps } from './control.ts';

/**
 * A button inside the form (assumption 3.23): `submit` and `shouldUpdate` write the step, `url` opens an address, a
 * button with a resource requests it again and shows a failure (4.34). Any other press is reported as an edit.
 */
export function ButtonControl(props: ControlProps): ReactNode {
  const { field, options } = props;
  const writes = field.submit || field.shouldUpdate;
  const url = writes ? undefined : safeUrl(field.url);
  const hasFailed = options.status === 'error';
  return (
    <Button
      id={props.id}
      variant="secondary"
      wide
      type={writes ? 'submit' : 'button'}
      disabled={props.readOnly}
      loading={options.status === 'loading'}
      icon={
        field.icon !== '' ? (
          <NamedIcon name={field.icon} />
        ) : url ? (
          <Icon drawing={IconExternalLink} />
        ) : undefined
      }
      aria-describedby={props.describedBy}
      onClick={() => {
        if (url) props.onOpenLink(url);
        else if (!writes && field.resource !== '') props.onRetryOptions();
        else if (!writes) props.onEdit(true);
      }}
    >
      {hasFailed && !writes && !url ? `${props.label}: tentar novamente` : props.label}
    </Button>
  );
}
