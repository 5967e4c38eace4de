import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { FAQ_QUESTIONS } from './faq-questions.ts';

interface FaqDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Drawer 'Perguntas frequentes' (2.45). The questions are the page's own disclosures: found by a search of the browser, too. */
export function FaqDrawer({ open, onClose }: FaqDrawerProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Perguntas frequentes">
      <ul>
        {FAQ_QUESTIONS.map(({ question, answer }) => (
          <li key={question} className={entry}>
            <details>
              <summary className={summary}>
                <span>{question}</span>
                <Icon of={IconChevronDown} className={sign} />
              </summary>
              {answer.map(paragraph => (
                <p key={paragraph} className={words}>
                  {paragraph}
                </p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

const entry = css({ borderBottom: 'line', _last: { borderBottom: 'none' } });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'row',
  paddingBlock: '3',
  borderRadius: 'control',
  textStyle: 'strong',
  color: 'ink',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'brand.primaryStrong' },
});
const sign = css({
  color: 'muted',
  transitionProperty: '[transform]',
  transitionDuration: 'quick',
  'details[open] &': { transform: 'rotate(180deg)' },
});
const words = css({ textStyle: 'body', color: 'muted', paddingBottom: '4', textWrap: '[pretty]' });
