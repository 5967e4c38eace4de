import { type ReactNode, useId, useState } from 'react';
import type { Display } from '#journey/model/configuration.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { unbrokenAmounts } from '#ui/unbroken-amounts.ts';

/**
 * The configuration's question with its texts for yes and no (3.13). It helps the visitor to decide; the answer is not
 * sent, and both lead to the same start (assumption 3.13).
 */
export function InitialQuestion({ labels }: { labels: Display['questionLabels'] }): ReactNode {
  const [answer, setAnswer] = useState<'yes' | 'no' | undefined>(undefined);
  const id = useId();
  if (!labels.initialQuestion) return null;
  return (
    <fieldset className={card} aria-labelledby={id}>
      <p id={id} className={question}>
        {unbrokenAmounts(labels.initialQuestion)}
      </p>
      <div className={answers}>
        <Button variant="secondary" isWide aria-pressed={answer === 'yes'} onClick={() => setAnswer('yes')}>
          Sim
        </Button>
        <Button variant="secondary" isWide aria-pressed={answer === 'no'} onClick={() => setAnswer('no')}>
          Não
        </Button>
      </div>
      <p role="status" className={reply}>
        {answer === 'yes' && unbrokenAmounts(labels.secondaryQuestionPositive)}
        {answer === 'no' && unbrokenAmounts(labels.secondaryQuestionNegative)}
      </p>
    </fieldset>
  );
}

const card = css({
  marginTop: '6',
  padding: '5',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
const question = css({ textStyle: 'strong', color: 'ink' });
const answers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3',
  marginTop: '4',
  '& [aria-pressed=true]': {
    bg: 'brand.primarySoft',
    borderColor: 'brand.active',
    boxShadow: 'chosen',
    _highContrast: { borderColor: 'system.highlight', borderWidth: 'thick' },
  },
});
const reply = css({ textStyle: 'body', color: 'muted', marginTop: '4', _empty: { marginTop: '0' } });
