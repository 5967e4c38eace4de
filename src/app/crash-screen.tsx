import { type ReactNode, useState } from 'react';
import { toCustomerMessage } from '#journey/errors/customer-message.ts';
import { INSTABILITY_TEXT } from '#journey/errors/message.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface CrashScreenProps {
  /** Stores what the visitor has typed; called before the page is reloaded. */
  saveTypedValues: () => Promise<unknown>;
  error: unknown;
  isProduction: boolean;
}

/** How long the link shows 'Copiado' (9.6). Milliseconds. */
const COPIED_TIME = 3000;

/** A short code for a support call: the same error has the same code. */
function errorCodeOf(text: string): string {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36).toUpperCase().slice(0, 6);
}

/** Whether visitors may read the message: those of a JavaScript runtime are not for them (8.11). */
const mayShowMessage = (error: unknown, message: string): boolean =>
  error instanceof Error &&
  error.name === 'Error' &&
  message !== '' &&
  toCustomerMessage(message) === message;

/**
 * The error boundary's screen (8.30): message and stack outside production; in production the message, a short code,
 * and a button that copies the details.
 */
export function CrashScreen({ saveTypedValues, error, isProduction }: CrashScreenProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const message = error instanceof Error ? error.message : String(error);
  const details = error instanceof Error ? (error.stack ?? message) : message;
  const reload = async (): Promise<void> => {
    // The crash may also prevent saving; the page is reloaded all the same.
    await saveTypedValues().catch(() => undefined);
    window.location.reload();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(details);
    } catch {
      // The clipboard is missing (no https) or access was refused: the code is on the screen.
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_TIME);
  };
  return (
    <main className={page}>
      <div role="alert" className={notice}>
        <h1 className={title}>Algo não saiu como esperado</h1>
        <p className={text}>{INSTABILITY_TEXT}</p>
        {isProduction ? (
          <p className={small}>
            {mayShowMessage(error, message) && `${message} `}
            Código: {errorCodeOf(details)}
          </p>
        ) : (
          <pre className={stack}>{details.includes(message) ? details : `${message}\n\n${details}`}</pre>
        )}
      </div>
      <Button onClick={() => void reload()}>Recarregar a página</Button>
      <TextLink onPress={() => void copy()}>{isCopied ? 'Copiado' : 'Copiar detalhes'}</TextLink>
    </main>
  );
}

const page = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '4',
  minHeight: 'screen',
  padding: 'page',
  textAlign: 'center',
  bg: 'canvas',
  color: 'ink',
});
const notice = css({ display: 'grid', justifyItems: 'center', gap: '4', minWidth: '0', maxWidth: 'full' });
const title = css({ textStyle: 'title' });
const text = css({ textStyle: 'body', color: 'muted', maxWidth: 'sentence' });
const small = css({ textStyle: 'technical', color: 'muted', maxWidth: 'sentence', userSelect: 'text' });
const stack = css({ textStyle: 'technical', maxWidth: 'full', overflowX: 'auto', textAlign: 'left' });
