import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ControlProps } from '../control.ts';

/** What stands in place of an input while its options come (4.35), and when they have not come (4.34). */
export function OptionsGate({ children, ...props }: ControlProps & { children: ReactNode }): ReactNode {
  const { options } = props;
  if (options.status === 'loading')
    return (
      <div role="status">
        <VisuallyHidden>Carregando</VisuallyHidden>
        <Skeleton shape="input" />
      </div>
    );
  if (options.status === 'error')
    return (
      <div role="alert" id={props.id} tabIndex={-1} className={failed}>
        <span className={why}>{options.message || 'Não foi possível carregar as opções.'}</span>
        <Button look="text" aria-describedby={props.labelId} onClick={props.onRetryOptions}>
          Tentar novamente
        </Button>
      </div>
    );
  return children;
}

const failed = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '3',
  minHeight: { base: 'inputPhone', md: 'inputDesktop' },
  paddingInline: '4',
  paddingBlock: '1',
  border: 'line',
  borderRadius: 'control',
});
const why = css({ textStyle: 'label', color: 'muted', fontWeight: 'normal' });
