import type { ReactNode } from 'react';
import { documentLabelOf } from '#journey/documents.ts';
import type { ProposalDocument } from '#journey/model/proposal-details.ts';
import { css } from '#styled/css/index.js';
import { Section } from '../section.tsx';
import { StatusBadge } from '../status-badge.tsx';

interface DocumentListProps {
  documents: readonly ProposalDocument[];
  /** After the end of the journey no document is missing any more. */
  isOver: boolean;
}

/** The documents of the proposal with their situations (3.50). */
export function DocumentList({ documents, isOver }: DocumentListProps): ReactNode {
  return (
    <Section title="Documentos">
      {documents.length === 0 ? (
        <p className={emptyText}>
          {isOver ? 'Nenhum documento para mostrar.' : 'Esta proposta ainda não pediu documentos.'}
        </p>
      ) : (
        <ul className={list}>
          {documents.map(({ name, situation }, index) => {
            const { kind, label } = documentLabelOf(situation);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same name; a row has no state
              <li key={index} className={row}>
                <span className={textBlock}>{name}</span>
                <StatusBadge kind={kind} label={label} />
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

const emptyText = css({ textStyle: 'body', color: 'muted' });
const list = css({ display: 'grid', bg: 'surface', border: 'line', borderRadius: 'card' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'row',
  paddingInline: '4',
  paddingBlock: '3',
  '&:not(:last-child)': { borderBottom: 'line' },
});
const textBlock = css({ textStyle: 'body', color: 'ink', minWidth: '0', overflowWrap: 'anywhere' });
