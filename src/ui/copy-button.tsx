import { type ReactNode, useEffect, useState } from 'react';
import { TextLink } from './text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** For how long the button shows the outcome (9.6). Milliseconds. */
const OUTCOME_TIME = 3000;

interface CopyButtonProps {
  /** The label. It may end in words for screen readers, so that two such buttons have different names. */
  children: ReactNode;
  /** Returns whether the text is in the clipboard; `undefined` if the text went another way. */
  onCopy: () => Promise<boolean | undefined>;
  /** For screen readers: 'Número da proposta copiado.' */
  confirmation: string;
}

type Outcome = 'none' | 'copied' | 'refused';

const OUTCOME_TEXTS: Readonly<Record<Exclude<Outcome, 'none'>, string>> = {
  copied: 'Copiado',
  refused: 'Não copiado',
};

/** A button that copies a text and shows for 3 s whether the text was copied. */
export function CopyButton({ children, onCopy, confirmation }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), OUTCOME_TIME);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy(): Promise<void> {
    const isCopied = await onCopy();
    if (isCopied !== undefined) setOutcome(isCopied ? 'copied' : 'refused');
  }
  const announcements: Readonly<Record<Outcome, string>> = {
    none: '',
    copied: confirmation,
    refused: 'Não foi possível copiar. Selecione o texto na tela.',
  };
  return (
    <>
      <TextLink onPress={() => void copy()}>
        {outcome === 'none' ? children : OUTCOME_TEXTS[outcome]}
      </TextLink>
      <VisuallyHidden announces="politely">{announcements[outcome]}</VisuallyHidden>
    </>
  );
}
