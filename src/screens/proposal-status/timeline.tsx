import type { ReactNode } from 'react';
import { formatDateTime } from '#brazil/format-date-time.ts';
import { timelineOf } from '#journey/documents.ts';
import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import { situationLabelOf } from '#journey/submit/situation-label.ts';
import { css } from '#styled/css/index.js';
import { Section } from '../section.tsx';

/** The history of the proposal, newest first. */
export function Timeline({ details }: { details: ProposalDetails }): ReactNode {
  const events = timelineOf(details);
  if (events.length === 0) return null;
  return (
    <Section title="Linha do tempo">
      <ol className={list}>
        {events.map(({ date, description, situation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be the same in every word; they never move
          <li key={index} className={entry} aria-current={index === 0 ? 'step' : undefined}>
            <p className={entryTitle}>{description || situationLabelOf(situation)}</p>
            <p className={timeText}>{formatDateTime(date)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' });
/** A dot for each event, connected by a line. */
const entry = css({
  position: 'relative',
  paddingInlineStart: '7',
  paddingBottom: '5',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '1',
    top: '1.5',
    boxSize: '3',
    borderRadius: 'full',
    bg: 'canvas',
    border: 'lineStrong',
  },
  '&[aria-current]::before': { bg: 'brand.activeText', borderColor: 'brand.activeText' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[9px]',
    top: '5',
    bottom: '0',
    borderInlineStart: 'line',
  },
});
const entryTitle = css({ textStyle: 'strong', color: 'ink' });
const timeText = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
