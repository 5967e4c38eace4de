import type { ReactNode } from 'react';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';
import { EnterCode } from './token/enter-code.tsx';

/** C6's private payroll loan (4.28, 7.33): polls, and accepts the code from the SMS. */
export function CodeView(props: StepViewProps): ReactNode {
  const takesCode = statusTextsOf(props.step, props.status).button?.action === 'sendC6Token';
  if (!takesCode) return <StepStatusScreen {...props} />;
  return (
    <EnterCode
      {...props}
      confirmAction="sendC6Token"
      resendAction="resendC6Sms"
      resendLabel="Receber um novo SMS"
    />
  );
}
