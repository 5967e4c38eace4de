import { type ReactNode, useEffect, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-state.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { css } from '#styled/css/index.js';
import { CodeInput } from '#ui/code-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';

interface EnterCodeProps extends StepViewProps {
  confirm: Extract<StepAction, 'enterToken' | 'sendC6Token'>;
  resend: Extract<StepAction, 'requestToken' | 'resendC6Sms'>;
  resendLabel: string;
}

/** 5.1: forms that the service does not drive say it so (a-5.1). */
const MISSING = 'O campo Código é obrigatório';
const LENGTH = 6;

/** A code is typed while the link in the message may be clicked, too (2.23, 7.33). */
export function EnterCode({ step, status, confirm, resend, resendLabel }: EnterCodeProps): ReactNode {
  const flows = useFlows();
  const { acting, token, stepNews } = useAppState();
  const [code, setCode] = useState('');
  const [pressed, setPressed] = useState(false);
  const seconds = useSecondsUntil(stepNews[step.slug]?.resendAt ?? 0);
  const send = (typed: string): void => {
    setPressed(true);
    if (typed.length === LENGTH) void flows.stepAction(confirm, typed);
  };
  const missing = pressed && code.length < LENGTH ? MISSING : '';
  return (
    <StepStatusScreen
      step={step}
      status={status}
      action={{ label: 'Confirmar código', loading: acting === confirm, onPress: () => send(code) }}
    >
      <CodeInput
        id={`${step.slug}-code`}
        label="Código"
        value={code}
        length={LENGTH}
        error={missing || token.error}
        onChange={setCode}
        onComplete={send}
      />
      <p className={again}>
        {seconds > 0 ? (
          <span>Você pode pedir outro código em {seconds} s</span>
        ) : (
          <TextLink onPress={() => void flows.stepAction(resend, token.method || 'sms')}>
            {resendLabel}
          </TextLink>
        )}
      </p>
    </StepStatusScreen>
  );
}

/** Whole seconds until a moment (milliseconds since 1970), counted down; 0 once it is over. */
function useSecondsUntil(moment: number): number {
  const left = (): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads only the moment
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

const again = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touch',
  marginTop: '3',
  textStyle: 'label',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
});
