import type { ReactNode } from 'react';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconExternalLink } from '#ui/icons.ts';
import { NamedIcon } from '#ui/named-icon.tsx';
import type { ControlProps } from './control.ts';

/**
 * A button inside the form (assumption 3.23). With `submit` or `shouldUpdate` it submits the step; with `url` it opens
 * an address; with a resource it requests the resource again and shows a failure (4.34). Otherwise a press is an edit.
 */
export function ButtonControl(props: ControlProps): ReactNode {
  const { field, options } = props;
  const isSubmitButton = field.submit || field.shouldUpdate;
  const url = isSubmitButton ? undefined : parseSafeUrl(field.url);
  const hasFailed = options.status === 'error';
  return (
    <Button
      id={props.id}
      variant="secondary"
      isWide
      type={isSubmitButton ? 'submit' : 'button'}
      disabled={props.readOnly}
      isLoading={options.status === 'loading'}
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
        else if (!isSubmitButton && field.resource !== '') props.onRetryOptions();
        else if (!isSubmitButton) props.onEdit(true);
      }}
    >
      {hasFailed && !isSubmitButton && !url ? `${props.label}: tentar novamente` : props.label}
    </Button>
  );
}
