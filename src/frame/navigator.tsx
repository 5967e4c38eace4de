import { type ReactNode, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { stepBefore } from '#journey/revisit.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconChevronLeft, IconListCheck } from '#ui/icons.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';

const PassosDrawer = lazyComponent(async () => (await import('./overlays/passos-drawer.tsx')).PassosDrawer, {
  missing: retryButton,
});

interface NavigatorProps {
  /** Slug of the current step. */
  currentSlug: string;
  position: number;
  total: number;
  /** The word before the counter. The number of steps may be hidden; the counter stays (2.38, 2.39). */
  showsStepWord: boolean;
}

/** 'Voltar', the counter 'n de total', and the drawer with all steps, for the banks that have it (2.39, 6.5). */
export function Navigator({ currentSlug, position, total, showsStepWord }: NavigatorProps): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  // Keyed by step: another step starts with the drawer closed.
  const [openAt, setOpenAt] = useState<string>();
  const [used, setUsed] = useState(false);
  const previousStep = stepBefore(state, currentSlug);
  const counter = `${position} de ${total}`;
  return (
    <nav className={bar} aria-label="Passos">
      {previousStep && (
        <button type="button" className={back} onClick={() => void flows.goBack()}>
          <Icon drawing={IconChevronLeft} />
          Voltar
        </button>
      )}
      <button
        type="button"
        className={opener}
        aria-label={`${showsStepWord ? 'Passo ' : ''}${counter}, ver Passos`}
        aria-haspopup="dialog"
        aria-expanded={openAt === currentSlug}
        onPointerEnter={() => PassosDrawer.preload().catch(() => undefined)}
        onClick={() => {
          setUsed(true);
          setOpenAt(currentSlug);
        }}
      >
        {showsStepWord ? `Passo ${counter}` : counter}
        <Icon drawing={IconListCheck} />
      </button>
      {used && (
        <PassosDrawer.Component
          open={openAt === currentSlug}
          currentSlug={currentSlug}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </nav>
  );
}

const bar = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' });
const press = {
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
const back = css({ ...press, color: 'ink', marginInlineStart: '-2' });
const opener = css({
  ...press,
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  marginInlineEnd: '-2',
});
