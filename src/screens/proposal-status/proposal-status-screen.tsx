import { type ReactNode, useEffect } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useProposalStep } from '#hooks/use-current-step.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { hasGrantedCredit } from '#journey/chosen-credit.ts';
import { isJourneyOver, isProposalOver } from '#journey/destination-after.ts';
import { noteOnDocuments } from '#journey/documents.ts';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { shownSituation } from '#journey/submit/situation-label.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';
import { ErrorBlock } from '#ui/error-block.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SidePageLayout } from '../side-page-layout.tsx';
import { DocumentList } from './document-list.tsx';
import { ProposalSummary } from './proposal-summary.tsx';
import { Timeline } from './timeline.tsx';

/** The status of the proposal: situation, documents, history (2.6, 3.50, 7.13; assumption 2.6). */
export function ProposalStatusScreen(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const { config, proposalDetails, proposal, waitsForCompletion } = state;
  const current = useProposalStep();
  const { ref: contentRef, tabIndex, ...focusEvents } = useKeptFocus();
  const pause = useRetryPause('proposalDetails');
  useEffect(() => void flows.loadDetails(), [flows]);
  if (!config || !proposal) return null;
  const { proposal: details, status } = proposalDetails;
  const isOver = isJourneyOver(state);
  const note = details ? noteOnDocuments(details, { isOver, current }) : '';
  const hasRefusedDocument = details?.documents.some(({ situation }) => situation === 'reproved');
  const isGranted = hasGrantedCredit(config, proposal, waitsForCompletion);
  return (
    <SidePageLayout
      name="proposal-status"
      title="Situação da proposta"
      lead={[details?.productName || config.product.name, details?.bankName || config.bank.name]
        .filter(word => word !== '')
        .join(' · ')}
      // With a key each: a second press of a button that turned into the other one would open a page unseen.
      link={
        isGranted ? (
          <TextLink key="credit" onPress={() => void flows.openSidePage('creditFinalPage')}>
            Ver crédito contratado
          </TextLink>
        ) : (
          status !== 'error' && (
            <TextLink key="refresh" pause={pause} onPress={() => void flows.refreshDetails()}>
              Atualizar situação
            </TextLink>
          )
        )
      }
      focusEvents={focusEvents}
    >
      <div ref={contentRef} tabIndex={tabIndex} className={sections} aria-busy={status === 'loading'}>
        {status === 'error' && (
          <ErrorBlock message={LOAD_FAILED} pause={pause} onRetry={() => void flows.loadDetails()} />
        )}
        {!details && status !== 'error' && <Skeleton shape="card" count={3} />}
        {details && (
          <>
            <ProposalSummary
              details={details}
              situation={shownSituation(proposal.situation, isProposalOver(state))}
            />
            {note !== '' && <Banner kind={hasRefusedDocument ? 'warning' : 'info'}>{note}</Banner>}
            <DocumentList documents={details.documents} isOver={isOver} />
            <Timeline details={details} />
          </>
        )}
      </div>
    </SidePageLayout>
  );
}

const sections = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6', marginTop: '6' });
