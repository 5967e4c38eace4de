import { type ReactNode, useId } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import type { TokenMethod } from '#journey/model/step.ts';
import type { RetryPause } from '#journey/retry-pause.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { preselectMethod } from './preselect-method.ts';
import type { RenderCodeScreen } from './render-code-screen.ts';
import { Resend, type ResendProps } from './resend.tsx';
import { SentTo } from './sent-to.tsx';
import { CODE_LENGTH, useCode } from './use-code.ts';

interface CodeEntryProps extends Omit<ResendProps, 'label' | 'onResend'> {
  methods: readonly TokenMethod[];
  /** Where the code was sent, partly hidden; empty if that is not known. */
  target: string;
  /** The label of the button that sends the code. */
  confirmLabel: string;
  /** The pause before a code may be sent. */
  pause: RetryPause | undefined;
  isChecking: boolean;
  /** An earlier code is being checked, or another one requested. */
  isBusy: boolean;
  onConfirm: (code: string) => void;
  /** The label of the link that requests another code. Absent: that of a code that may go by several methods. */
  resendLabel?: string | undefined;
  /** Requests another code, by the method of the last one. */
  onResend: (method: string) => void;
  renderScreen: RenderCodeScreen;
}

/** The visitor enters a code (2.23, 7.33): at a step, and on the page after a 401. */
export function CodeEntry(props: CodeEntryProps): ReactNode {
  const { methods, target, confirmLabel, pause, isChecking, isBusy, onConfirm, renderScreen } = props;
  const { resendAt, operation, resendLabel = 'Receber outro código', onResend, onOtherMethod } = props;
  const id = useId();
  const { deviceSettings, token } = useAppState();
  const { code, setCode, send, codeError } = useCode(id, onConfirm, pause, isBusy);
  const method = token.method || preselectMethod(methods, deviceSettings.token.tipoVerificacao);
  return renderScreen({
    action: { label: confirmLabel, isLoading: isChecking, pause, onPress: send },
    children: (
      <>
        <SentTo target={target} />
        <CodeInput
          id={id}
          label="Código"
          value={code}
          length={CODE_LENGTH}
          error={codeError}
          onChange={setCode}
          onEnter={send}
        />
        <Resend
          resendAt={resendAt}
          operation={operation}
          label={resendLabel}
          onResend={() => onResend(method)}
          onOtherMethod={onOtherMethod}
        />
      </>
    ),
  });
}
