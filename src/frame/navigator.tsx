import { type ReactNode, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconChevronLeft, IconListCheck } from '#ui/icons.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { renderLoadingNotice } from '#ui/loading-notice.tsx';
import { renderRetryButton } from '#ui/render-retry-button.tsx';
import { useCanGoBack } from './back-button.tsx';

const StepsDrawer = lazyComponent(async () => (await import('./overlays/steps-drawer.tsx')).StepsDrawer, {
  waiting: renderLoadingNotice,
  missing: renderRetryButton,
});

interface NavigatorProps {
  /** Slug of the current step. */
  currentSlug: string;
  /** The counter 'n de total'; `undefined` at a step that does not count. */
  count: string | undefined;
  /**
   * The word 'Passo' precedes the counter. Where other products hide the counter, the navigator hides only the word
   * (2.38, 2.39).
   */
  showsStepWord: boolean;
}

/** 'Voltar', the counter 'n de total', and the drawer with all steps, for the banks that have it (2.39, 6.5). */
export function Navigator({ currentSlug, count, showsStepWord }: NavigatorProps): ReactNode {
  const flows = useFlows();
  const canGoBack = useCanGoBack();
  /** The step at which the drawer is open: at another step the drawer closes. */
  const [openAtSlug, setOpenAtSlug] = useState<string>();
  if (openAtSlug !== undefined && openAtSlug !== currentSlug) setOpenAtSlug(undefined);
  const [wasOpened, setWasOpened] = useState(false);
  const counter = count !== undefined && showsStepWord ? `Passo ${count}` : count;
  return (
    <nav className={bar} aria-label="Passos">
      {canGoBack && (
        <button type="button" className={back} onClick={() => void flows.goBack()}>
          <Icon drawing={IconChevronLeft} />
          Voltar
        </button>
      )}
      <button
        type="button"
        className={stepsButton}
        aria-label={counter === undefined ? undefined : `${counter}, ver Passos`}
        aria-haspopup="dialog"
        aria-expanded={openAtSlug === currentSlug}
        onPointerEnter={() => StepsDrawer.preload().catch(() => undefined)}
        onClick={() => {
          setWasOpened(true);
          setOpenAtSlug(currentSlug);
        }}
      >
        {counter ?? 'Passos'}
        <Icon drawing={IconListCheck} />
      </button>
      {wasOpened && (
        <StepsDrawer.Component
          open={openAtSlug === currentSlug}
          currentSlug={currentSlug}
          onClose={() => setOpenAtSlug(undefined)}
        />
      )}
    </nav>
  );
}

const bar = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' });
const buttonStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  paddingInline: '2',
  borderRadius: 'control',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: { bg: 'quiet' },
} as const;
const back = css({ ...buttonStyles, color: 'ink', marginInlineStart: '-2' });
const stepsButton = css({
  ...buttonStyles,
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  marginInlineEnd: '-2',
});
