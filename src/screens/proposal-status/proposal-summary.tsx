import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import { situationWords } from '#journey/submit/situation-words.ts';
import { css } from '#styled/css/index.js';
import { Card } from '#ui/card.tsx';
import { Facts } from '../facts.tsx';
import { dateTimeText } from './date-time-text.ts';

/** The situation first, then the facts that identify the proposal. */
export function ProposalSummary({ details }: { details: ProposalDetails }): ReactNode {
  const { amount, createdAt, situation, updatedAt } = details;
  return (
    <Card>
      <p className={caption}>Situação</p>
      <p className={words}>{situationWords(situation) || 'Em andamento'}</p>
      <Facts
        facts={[
          ['Valor', amount === undefined ? '' : formatCents(amount)],
          ['Iniciada em', dateTimeText(createdAt)],
          ['Atualizada em', dateTimeText(updatedAt)],
        ]}
      />
    </Card>
  );
}

const caption = css({ textStyle: 'label', color: 'muted' });
const words = css({ textStyle: 'subtitle', color: 'ink' });
