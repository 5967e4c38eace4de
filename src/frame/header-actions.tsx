import { type ReactNode, useState } from 'react';
import { useApp, useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useSupport } from '#hooks/use-support.ts';
import { css } from '#styled/css/index.js';
import { IconBell, IconBrandWhatsapp, IconHelpCircle, IconInfoCircle, IconMessageCircle } from '#ui/icons.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { renderLoadingNotice } from '#ui/loading-notice.tsx';
import { renderRetryButton } from '#ui/render-retry-button.tsx';
import { HeaderAction } from './header-action.tsx';

const FaqDrawer = lazyComponent(async () => (await import('./faq-drawer.tsx')).FaqDrawer, {
  waiting: renderLoadingNotice,
  missing: renderRetryButton,
});
const HelpDrawer = lazyComponent(async () => (await import('./help-drawer.tsx')).HelpDrawer, {
  waiting: renderLoadingNotice,
  missing: renderRetryButton,
});

/** A drawer is loaded when it opens for the first time, and then stays mounted. */
type DrawerState = 'unused' | 'open' | 'closed';

/**
 * The actions of the header: status of the proposal, the product's questions (2.45), support (3.12, 3.16), and help.
 */
export function HeaderActions(): ReactNode {
  const flows = useFlows();
  const { librasUrl = '' } = useApp();
  const support = useSupport();
  const { config, place, proposal, rules } = useAppState();
  const [faqState, setFaqState] = useState<DrawerState>('unused');
  const [helpState, setHelpState] = useState<DrawerState>('unused');
  const isOnStatusPage = place.kind === 'sidePage' && place.page === 'proposalStatus';
  const showsStatusLink = proposal && !isOnStatusPage && config && !config.display.hideNotificationPageLink;
  const labelBreakpoint =
    rules.hasFaq && (showsStatusLink || support) ? 'xxl' : showsStatusLink && support ? 'xl' : undefined;
  return (
    <div className={row} data-labels-from={labelBreakpoint}>
      {showsStatusLink && (
        <HeaderAction
          icon={IconBell}
          label="Situação da proposta"
          onPress={() => void flows.openSidePage('proposalStatus')}
        />
      )}
      {rules.hasFaq && (
        <HeaderAction
          icon={IconInfoCircle}
          label="Perguntas frequentes"
          onPress={() => setFaqState('open')}
        />
      )}
      {support && (
        <HeaderAction
          icon={support.isWhatsApp ? IconBrandWhatsapp : IconMessageCircle}
          label={support.isWhatsApp ? 'Falar no WhatsApp' : 'Falar com o atendimento'}
          href={support.href}
          onPress={() => void flows.openFieldLink(support.href)}
        />
      )}
      <HeaderAction icon={IconHelpCircle} label="Ajuda" onPress={() => setHelpState('open')} />
      {helpState !== 'unused' && (
        <HelpDrawer.Component
          open={helpState === 'open'}
          onClose={() => setHelpState('closed')}
          support={support}
          librasUrl={librasUrl}
          onOpenQuestions={rules.hasFaq ? () => setFaqState('open') : undefined}
        />
      )}
      {faqState !== 'unused' && (
        <FaqDrawer.Component
          open={faqState === 'open'}
          onClose={() => setFaqState('closed')}
          hasSupport={support !== undefined}
        />
      )}
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: { base: '0', md: '1' } });
