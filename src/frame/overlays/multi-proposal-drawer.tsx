import type { ReactNode } from 'react';
import { formatDay } from '#brazil/format-day.ts';
import { formatCents } from '#brazil/money.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { stepBySlug } from '#journey/current-step.ts';
import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { situationLabelOf } from '#journey/submit/situation-label.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { type Figure, FigureList } from '#ui/figure-list.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { useLastWhile } from '#ui/use-last-while.ts';

/** The person's other proposals, before a new one is created (4.16). Closing the drawer returns to the form. */
export function MultiProposalDrawer(): ReactNode {
  const flows = useFlows();
  const { popup } = useAppState();
  const open = popup?.kind === 'multiProposal';
  // The cards stay until the closing animation ends.
  const proposals = useLastWhile<readonly FoundProposal[]>(open, open ? popup.proposals : []);
  const isSingle = proposals.length === 1;
  return (
    <Drawer
      open={open}
      onClose={() => flows.answerPopup({ kind: 'dismiss' })}
      title={isSingle ? 'Você já tem uma proposta' : `Você já tem ${proposals.length} propostas`}
      footer={
        <div className={answers}>
          {/* In the footer, because on a small phone the card is longer than the sheet. */}
          {isSingle && <ContinueButton variant="primary" index={0} />}
          <Button
            variant={isSingle ? 'secondary' : 'text'}
            isWide
            onClick={() => flows.answerPopup({ kind: 'new' })}
          >
            Começar uma nova
          </Button>
        </div>
      }
    >
      <p className={lead}>Você pode continuar de onde parou: nada do que você preencheu se perdeu.</p>
      <ul className={list}>
        {proposals.map((proposal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an identifier may be missing or repeated, and no card moves
          <li key={index}>
            <ProposalCard index={index} proposal={proposal} isSingle={isSingle} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

interface ProposalCardProps {
  index: number;
  proposal: FoundProposal;
  isSingle: boolean;
}

function ProposalCard({ index, proposal, isSingle }: ProposalCardProps): ReactNode {
  const flows = useFlows();
  const { config } = useAppState();
  const forkPause = useRetryPause('partialForkProposal');
  const { amount, bankImage, bankName, canFork, createdAt, currentStep, situation } = proposal;
  const product = proposal.productName || 'Proposta';
  const step = proposal.stepName || (config && stepBySlug(config, currentStep)?.name) || '';
  const facts: readonly Figure[] = [
    { name: 'Situação', value: situationLabelOf(situation) },
    { name: 'Etapa', value: step },
    { name: 'Iniciada em', value: formatDay(createdAt) },
    { name: 'Valor', value: amount === undefined ? '' : formatCents(amount) },
  ];
  return (
    <Card className={card}>
      <div className={header}>
        <SafeImage src={bankImage} className={image} />
        <div className={names}>
          <h3 className={name}>{product}</h3>
          {bankName !== '' && <p className={lender}>{bankName}</p>}
        </div>
      </div>
      <FigureList figures={facts} />
      {/* Among several proposals none is the main one: one primary button at most. */}
      {!isSingle && <ContinueButton variant="secondary" index={index} />}
      {canFork && (
        <Button
          variant="text"
          isWide
          pause={forkPause}
          onClick={() => flows.answerPopup({ kind: 'fork', index })}
        >
          Aproveitar os dados em uma nova
        </Button>
      )}
    </Card>
  );
}

interface ContinueButtonProps {
  variant: 'primary' | 'secondary';
  /** That of the proposal. */
  index: number;
}

function ContinueButton({ variant, index }: ContinueButtonProps): ReactNode {
  const flows = useFlows();
  return (
    <Button variant={variant} isWide onClick={() => flows.answerPopup({ kind: 'continue', index })}>
      Continuar esta proposta
    </Button>
  );
}

const answers = css({ display: 'grid', gap: '3' });
const lead = css({ textStyle: 'body', color: 'muted' });
const list = css({ display: 'grid', gap: '4', marginTop: '5' });
const card = css({ display: 'grid', gap: '4' });
const header = css({ display: 'flex', alignItems: 'center', gap: '3' });
const image = css({ boxSize: '10', objectFit: 'contain', flexShrink: '0', borderRadius: 'control' });
const names = css({ minWidth: '0', overflowWrap: 'anywhere' });
const name = css({ textStyle: 'lead', fontWeight: 'semibold', color: 'ink' });
const lender = css({ textStyle: 'help', color: 'muted' });
