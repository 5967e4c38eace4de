import { type ReactNode, useId, useState } from 'react';
import { css } from '#styled/css/index.js';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { unbrokenAmounts } from '#ui/unbroken-amounts.ts';
import { FAQ_QUESTIONS, type FaqQuestion } from './faq-questions.ts';

interface FaqDrawerProps {
  open: boolean;
  onClose: () => void;
  hasSupport: boolean;
}

/** Drawer 'Perguntas frequentes' (2.45). */
export function FaqDrawer({ open, onClose, hasSupport }: FaqDrawerProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Perguntas frequentes">
      <ul>
        {FAQ_QUESTIONS.map(({ question, answer, answerWithoutSupport = answer }) => (
          <Entry key={question} question={question} answer={hasSupport ? answer : answerWithoutSupport} />
        ))}
      </ul>
    </Drawer>
  );
}

function Entry({ question, answer }: Pick<FaqQuestion, 'question' | 'answer'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className={entry}>
      <button
        type="button"
        className={summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{question}</span>
        <Icon drawing={IconChevronDown} className={chevron} />
      </button>
      <div id={id} hidden={!isOpen}>
        {answer.map(paragraph => (
          <p key={paragraph} className={textBlock}>
            {unbrokenAmounts(paragraph)}
          </p>
        ))}
      </div>
    </li>
  );
}

const entry = css({ borderBottom: 'line', _last: { borderBottom: 'none' } });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  minHeight: 'row',
  paddingBlock: '3',
  borderRadius: 'control',
  textStyle: 'strong',
  color: 'ink',
  cursor: 'pointer',
  _hover: { color: 'brand.activeText' },
});
const chevron = css({
  color: 'muted',
  transitionProperty: '[transform]',
  transitionDuration: 'quick',
  '[aria-expanded=true] &': { transform: 'rotate(180deg)' },
});
const textBlock = css({ textStyle: 'body', color: 'muted', paddingBottom: '4', textWrap: '[pretty]' });
