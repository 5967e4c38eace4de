import type { ReactNode } from 'react';
import type { JourneyFact } from '#journey/start-facts.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import {
  IconCash,
  IconClock,
  IconFile,
  IconFileCheck,
  IconListCheck,
  IconPlayerPause,
  IconReceipt,
  IconShieldCheck,
} from '#ui/icons.ts';

const ICONS = {
  amount: IconCash,
  release: IconClock,
  conditions: IconReceipt,
  contract: IconFileCheck,
  steps: IconListCheck,
  documents: IconFile,
  data: IconShieldCheck,
  pause: IconPlayerPause,
} as const satisfies Record<JourneyFact['subject'], unknown>;

interface FactListProps {
  facts: readonly JourneyFact[];
  /** Subjects that are elsewhere on the screen where the brand panel is visible: hidden there. */
  subjectsElsewhere?: readonly JourneyFact['subject'][];
}

/** Facts about the journey, each with an icon: on the landing page, and in the brand panel. */
export function FactList({ facts, subjectsElsewhere = [] }: FactListProps): ReactNode {
  return (
    <ul className={list}>
      {facts.map(({ subject, title, text }) => (
        <li
          key={subject}
          className={subjectsElsewhere.includes(subject) ? cx(entry, hiddenBesidePanel) : entry}
          data-subject={subject}
        >
          <span className={iconCircle}>
            <Icon drawing={ICONS[subject]} />
          </span>
          <div className={textBlock}>
            <p className={heading}>{title}</p>
            <p className={detail}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'grid', gap: '4' });
const entry = css({ display: 'flex', alignItems: 'flex-start', gap: '3' });
const hiddenBesidePanel = css({ display: { lg: 'none' } });
const iconCircle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '10',
  borderRadius: 'full',
  bg: 'brand.primarySoft',
  color: 'brand.activeText',
});
const textBlock = css({ minWidth: '0', overflowWrap: 'anywhere' });
const heading = css({ textStyle: 'strong', color: 'ink', '[data-wave] &': { color: 'current' } });
const detail = css({
  textStyle: 'label',
  fontWeight: 'normal',
  color: 'muted',
  '[data-wave] &': { color: 'current' },
});
