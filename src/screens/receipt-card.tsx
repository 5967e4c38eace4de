import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { type ReceiptLine, receiptOf, receiptTextOf } from '#journey/receipt.ts';
import { css } from '#styled/css/index.js';
import { Card } from '#ui/card.tsx';
import { CodeText } from '#ui/code-text.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { LargeFigure } from '#ui/large-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The facts that the service reports at the end of the journey, and the ways to keep them (2.2, 2.3). */
export function ReceiptCard(): ReactNode {
  const { config, proposal } = useAppState();
  if (!config || !proposal) return null;
  const receipt = receiptOf(config, proposal);
  const { amount, figures, number } = receipt;
  if (!amount && figures.length === 0 && !number) return null;
  return (
    <Card className={card}>
      {amount && <LargeFigure {...amount} />}
      <FigureList figures={figures} />
      {number && <ProposalNumber line={number} />}
      <SharingActions text={receiptTextOf(config, receipt)} />
    </Card>
  );
}

/**
 * The number of the proposal, then a button that copies it. Screen readers read them in this order; the screen shows
 * the button beside the caption.
 */
function ProposalNumber({ line: { name, value } }: { line: ReceiptLine }): ReactNode {
  const { sharing } = useFlows();
  return (
    <div className={numberRow}>
      <p className={caption}>{name}</p>
      <div className={numberCell}>
        <CodeText code={value} />
      </div>
      <span className={copyCell}>
        <CopyButton onCopy={() => sharing.copy(value)} confirmation={`${name} copiado.`}>
          Copiar
          <VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
        </CopyButton>
      </span>
    </div>
  );
}

/** Buttons to share or copy the facts, and to print them, if the browser can. What it refuses to share is copied. */
function SharingActions({ text }: { text: string }): ReactNode {
  const { sharing } = useFlows();
  const canShare = sharing.canShare();
  const copy = () => sharing.copy(text);
  const shareOrCopy = async () => ((await sharing.share(text)) === 'failed' ? copy() : undefined);
  return (
    <div className={`${actions} ${screenOnly}`}>
      <CopyButton onCopy={canShare ? shareOrCopy : copy} confirmation="Resumo copiado.">
        {canShare ? 'Compartilhar resumo' : 'Copiar resumo'}
      </CopyButton>
      {sharing.canPrint() && <TextLink onPress={sharing.print}>Imprimir</TextLink>}
    </div>
  );
}

const card = css({ display: 'grid', gap: '4', textAlign: 'left' });
const caption = css({ textStyle: 'label', color: 'muted' });
const numberRow = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) max-content]',
  alignItems: 'center',
  columnGap: '4',
  '&:not(:first-child)': { borderTop: 'line', paddingTop: '1' },
  // The target of the copy button is higher than the caption, and would push it away from the edge of the card.
  '&:first-child': { marginTop: '-2' },
});
const numberCell = css({ gridColumn: '1 / -1' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  borderTop: 'line',
  paddingTop: '2',
  marginBottom: '-2',
});
/** Hides the buttons in print. */
const screenOnly = css({ _print: { display: 'none' } });
const copyCell = css({ gridRow: '1', gridColumn: '2', _print: { display: 'none' } });
