import { type ReactNode, useEffect } from 'react';
import { formatDateTime } from '#brazil/format-date-time.ts';
import { StepOverview } from '#frame/step-overview.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { stepBySlug } from '#journey/current-step.ts';
import { isProposalOver } from '#journey/destination-after.ts';
import { hiddenStepsOf, listStepsAround } from '#journey/panel-subject.ts';
import { progressAt } from '#journey/progress.ts';
import { shownSituation } from '#journey/submit/situation-label.ts';
import { css } from '#styled/css/index.js';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LandingScreen } from '../landing/landing-screen.tsx';

/**
 * The follow-up has the layout of the old landing page (2.12) and shows the progress of the proposal (assumption 2.12).
 */
export function FollowUpScreen(): ReactNode {
  return <LandingScreen followUp={<ProposalProgress />} />;
}

/** Steps beside the brand panel. A phone has no space for them above the button. */
const LISTED_STEPS = 4;

function ProposalProgress(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const { config, proposalDetails, proposal } = state;
  useEffect(() => void flows.loadDetails(), [flows]);
  if (!proposal) return null;
  const { proposal: details } = proposalDetails;
  const stepName = config && stepBySlug(config, proposal.currentStep)?.name;
  const updatedAt = formatDateTime(details?.updatedAt ?? '');
  const steps = config ? listStepsAround(config, proposal.currentStep, LISTED_STEPS) : [];
  return (
    <>
      <Card className={card}>
        <h2 className={caption}>Acompanhe sua proposta</h2>
        <p className={textBlock}>{shownSituation(proposal.situation, isProposalOver(state))}</p>
        <JourneyShare />
        {stepName && <p className={muted}>Etapa atual: {stepName}</p>}
        {updatedAt !== '' && <p className={muted}>Atualizada em {updatedAt}</p>}
        <div className={linkRow}>
          <TextLink onPress={() => void flows.openSidePage('proposalStatus')}>
            Ver situação da proposta
          </TextLink>
        </div>
      </Card>
      {config && steps.length > 1 && (
        <Card className={stepsCard}>
          <h2 className={caption}>Etapas da proposta</h2>
          <StepOverview steps={steps} hidden={hiddenStepsOf(config, steps)} className={twoColumns} />
        </Card>
      )}
    </>
  );
}

/** The progress that the header shows at a step; the configuration may hide it (2.38). */
function JourneyShare(): ReactNode {
  const { config, proposal } = useAppState();
  const progress = config && proposal && progressAt(config, proposal.currentStep);
  if (!progress || config.display.hideProgressBar) return null;
  return (
    <div className={share}>
      <ProgressBar
        label="Progresso da proposta"
        value={progress.share * 100}
        valueText={`Passo ${progress.position} de ${progress.total}`}
      />
    </div>
  );
}

const card = css({ marginTop: '6' });
const stepsCard = css({ display: { base: 'none', lg: 'block' }, marginTop: '4' });
const twoColumns = css({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '6',
  marginTop: '3',
});
const share = css({ marginBottom: '3' });
const caption = css({ textStyle: 'label', color: 'muted' });
const textBlock = css({ textStyle: 'subtitle', color: 'ink', marginBottom: '2' });
/** The target of the link is higher than its text, and would make the card heavy at its lower edge. */
const linkRow = css({ marginBottom: '-2.5' });
const muted = css({ textStyle: 'body', color: 'muted' });
