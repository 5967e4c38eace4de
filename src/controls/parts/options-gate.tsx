import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ControlProps } from '../control.ts';

interface OptionsGateProps extends ControlProps {
  /** How many rows the loading shape has: a group of options is taller than an input. */
  rows?: number;
  children: ReactNode;
}

/** What stands in place of an input while its options come (4.35), and when they have not come (4.34). */
export function OptionsGate({ rows = 1, children, ...props }: OptionsGateProps): ReactNode {
  const { options } = props;
  if (options.status === 'loading')
    return (
      <div role="status" className={loading}>
        <VisuallyHidden>Carregando</VisuallyHidden>
        <Skeleton shape="input" count={rows} />
      </div>
    );
  if (options.status === 'error')
    return (
      <div role="alert" id={props.id} tabIndex={-1} className={failed}>
        <span className={why}>{options.message || 'Não foi possível carregar as opções.'}</span>
        <TextLink onPress={props.onRetryOptions}>Tentar novamente</TextLink>
      </div>
    );
  return children;
}

const loading = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const failed = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '2',
  minHeight: { base: 'inputPhone', md: 'inputDesktop' },
  paddingInline: { base: '4', md: '3' },
  border: 'line',
  borderRadius: 'control',
});
const why = css({ textStyle: 'help', color: 'muted', flex: '1', minWidth: '[14ch]', paddingBlock: '1' });
