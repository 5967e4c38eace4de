import { type ReactNode, useEffect } from 'react';
import { formatDateTime } from '#brazil/format-date-time.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { stepBySlug } from '#journey/current-step.ts';
import { situationLabelOf } from '#journey/submit/situation-label.ts';
import { css } from '#styled/css/index.js';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LandingScreen } from '../landing/landing-screen.tsx';

/**
 * The follow-up has the layout of the old landing page (2.12) and shows the progress of the proposal (assumption 2.12).
 */
export function FollowUpScreen(): ReactNode {
  return <LandingScreen followUp={<ProposalProgress />} />;
}

function ProposalProgress(): ReactNode {
  const flows = useFlows();
  const { config, proposalDetails, proposal } = useAppState();
  useEffect(() => void flows.loadDetails(), [flows]);
  if (!proposal) return null;
  const { proposal: details } = proposalDetails;
  const stepName = config && stepBySlug(config, proposal.currentStep)?.name;
  const updatedAt = formatDateTime(details?.updatedAt ?? '');
  return (
    <Card className={card}>
      <h2 className={caption}>Acompanhe sua proposta</h2>
      <p className={textBlock}>
        {situationLabelOf(details?.situation || proposal.situation) || 'Em andamento'}
      </p>
      {stepName && <p className={muted}>Etapa atual: {stepName}</p>}
      {updatedAt !== '' && <p className={muted}>Atualizada em {updatedAt}</p>}
      <TextLink onPress={() => void flows.openSidePage('proposalStatus')}>Ver situação da proposta</TextLink>
    </Card>
  );
}

const card = css({ marginTop: '6' });
const caption = css({ textStyle: 'label', color: 'muted' });
const textBlock = css({ textStyle: 'subtitle', color: 'ink', marginBottom: '2' });
const muted = css({ textStyle: 'body', color: 'muted' });
