import type { HTMLAttributes, ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { css, cx } from '#styled/css/index.js';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Dock } from '#ui/dock.tsx';
import { screenColumn } from '#ui/screen-column.ts';
import { unbrokenDashes } from '#ui/unbroken-dashes.tsx';

interface SidePageLayoutProps {
  /** Identifies the place for the focus. */
  name: string;
  title: string;
  lead?: string;
  /** The lead changes with what the visitor does: screen readers announce it. */
  hasLiveLead?: boolean;
  children: ReactNode;
  /** Above the heading on a tablet, which has the height for it. */
  picture?: ReactNode;
  /** A secondary link above the button. */
  link?: ReactNode;
  /** The primary button, if the page has something to do. Then a link leads back to the journey. */
  action?: ReactNode;
  /** Above the primary button: what it is about. */
  summary?: ReactNode;
  /** Watch the focus in the content and on the link, which may disappear. */
  focusEvents?: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** The layout of a side page: heading, content, and a button for what there is to do, else one back to the journey. */
export function SidePageLayout({
  name,
  title,
  lead = '',
  hasLiveLead = false,
  children,
  picture,
  link,
  action,
  summary,
  focusEvents,
}: SidePageLayoutProps): ReactNode {
  const titleRef = usePlaceFocus(name);
  return (
    <div {...focusEvents} className={screenColumn}>
      <div className={column} data-moves="">
        {picture && <div className={cx(drawing, tabletOnly)}>{picture}</div>}
        <h1 ref={titleRef} tabIndex={-1} className={heading}>
          {title}
        </h1>
        {(lead !== '' || hasLiveLead) && (
          <p role={hasLiveLead ? 'status' : undefined} className={textBlock}>
            {unbrokenDashes(lead)}
          </p>
        )}
        {children}
      </div>
      <Dock
        summary={summary}
        link={
          <>
            {link}
            {action && <ContinueButton variant="text" />}
          </>
        }
      >
        {action ?? <ContinueButton variant="primary" />}
      </Dock>
    </div>
  );
}

/** Returns to the service's step; without a proposal, to the first step. */
function ContinueButton({ variant }: Required<Pick<ButtonProps, 'variant'>>): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const { config, proposal } = state;
  if (!config) return null;
  if (!proposal)
    return (
      <Button variant={variant} isWide onClick={() => void flows.startFirstStep()}>
        {config.display.homePage.buttonText || 'Começar'}
      </Button>
    );
  return (
    <Button variant={variant} isWide onClick={() => void flows.recover('reopen')}>
      {isJourneyOver(state) ? 'Ver resultado' : 'Continuar proposta'}
    </Button>
  );
}

/** On a tablet little content stands lower, near the optical centre. */
const column = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  _before: {
    content: '""',
    flexGrow: '1000',
    maxHeight: { base: '0', md: '[max(0px, (100dvh - 740px) * 0.75)]', lg: '0' },
  },
  _after: { content: '""', flexGrow: '1' },
  paddingBlock: { base: '6', md: '10' },
  minWidth: '0',
});
const drawing = css({ boxSize: 'statusPicture', marginBottom: '5' });
const TABLET = '@media (min-width: 48rem) and (max-width: 61.99rem) and (min-height: 56rem)';
const tabletOnly = css({ display: 'none', [TABLET]: { display: 'block' } });
/** For a picture in the content that stands above the heading on a tablet. */
export const exceptOnTablet = css({ [TABLET]: { display: 'none' } });
const heading = css({ textStyle: 'title', color: 'ink' });
const textBlock = css({ textStyle: 'body', color: 'muted', marginTop: { base: '2', _empty: '0' } });
