import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-state.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';

/** What an error page says, without its picture: for when nothing more can be fetched (2.54, 2.55). */
export function PlainErrorScreen(): ReactNode {
  const flows = useFlows();
  const { errorPage } = useAppState();
  if (!errorPage) return null;
  const { action, lines, title } = errorPage;
  return (
    <div className={column}>
      <h1 className={heading}>{title}</h1>
      {lines.map(line => (
        <p key={line} className={words}>
          {line}
        </p>
      ))}
      {action && <Button onClick={() => void flows.recover(action.recovery)}>{action.label}</Button>}
    </div>
  );
}

const column = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  paddingBlock: '10',
  textAlign: 'center',
});
const heading = css({ textStyle: 'title', color: 'ink' });
const words = css({ textStyle: 'body', color: 'muted' });
