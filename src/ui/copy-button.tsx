import { type ReactNode, useEffect, useState } from 'react';
import { TextLink } from './text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The confirmation is shown this long (9.6). Milliseconds. */
const CONFIRMED_TIME = 3000;

interface CopyButtonProps {
  /** The label. It may end in words for screen readers, so that two such buttons have different names. */
  children: ReactNode;
  /** Returns whether the text is in the clipboard. */
  onCopy: () => Promise<boolean>;
  /** For screen readers: 'Número da proposta copiado.' */
  confirmation: string;
}

type Outcome = 'none' | 'copied' | 'refused';

const OUTCOME_TEXTS: Readonly<Record<Exclude<Outcome, 'none'>, string>> = {
  copied: 'Copiado',
  refused: 'Não copiado',
};

/** Copies a text, and says for 3 s whether that has worked. */
export function CopyButton({ children, onCopy, confirmation }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), CONFIRMED_TIME);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => setOutcome((await onCopy()) ? 'copied' : 'refused');
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
