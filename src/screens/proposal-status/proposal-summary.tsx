import type { ReactNode } from 'react';
import { formatDateTime } from '#brazil/format-date-time.ts';
import { formatCents } from '#brazil/money.ts';
import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import { css } from '#styled/css/index.js';
import { Card } from '#ui/card.tsx';
import { FigureList } from '#ui/figure-list.tsx';

interface ProposalSummaryProps {
  details: ProposalDetails;
  /** For the visitor to read. */
  situation: string;
}

/** The situation first, then the facts that identify the proposal. */
export function ProposalSummary({ details, situation }: ProposalSummaryProps): ReactNode {
  const { amount, createdAt, updatedAt } = details;
  return (
    <Card>
      <p className={caption}>Situação</p>
      <p className={textBlock}>{situation}</p>
      <div className={facts}>
        <FigureList
          figures={[
            { name: 'Valor', value: amount === undefined ? '' : formatCents(amount) },
            { name: 'Iniciada em', value: formatDateTime(createdAt) },
            { name: 'Atualizada em', value: formatDateTime(updatedAt) },
          ]}
        />
      </div>
    </Card>
  );
}

const facts = css({ marginTop: '4' });
const caption = css({ textStyle: 'label', color: 'muted' });
const textBlock = css({ textStyle: 'subtitle', color: 'ink' });
