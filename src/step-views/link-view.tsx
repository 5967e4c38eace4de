import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { linkOf } from '#journey/link-of.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { useDesktop } from '#ui/use-desktop.ts';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Families of steps that continue on a phone: a computer shows the link as a QR code (2.28). */
const PHONE_FAMILIES: ReadonlySet<string> = new Set(['kyc', 'documentLink', 'identity']);
/** Families whose link comes by SMS: if the link is unknown, their button requests it. */
const MESSAGE_FAMILIES: ReadonlySet<string> = new Set(['kyc', 'documentLink']);

const QR_SENTENCE = 'Aponte a câmera do celular para o QR\u00a0Code ou abra o link que enviamos por SMS.';

/**
 * A step outside the app, at an address from the service: documents, signature, face, identity (2.26-2.31). If there is
 * no address and none is coming, there is no button: the step continues by itself.
 */
export function LinkView({ step, status }: StepViewProps): ReactNode {
  const state = useAppState();
  const isDesktop = useDesktop();
  const { family } = stepTypeOf(step);
  const link = parseSafeUrl(linkOf(state, step));
  const { button } = statusTextsOf(step, status);
  const hasNoLink = button?.action === 'openLink' && link === undefined && !MESSAGE_FAMILIES.has(family);
  const qrAddress = status === 'waiting' && isDesktop && PHONE_FAMILIES.has(family) ? link : undefined;
  return (
    <StepStatusScreen
      step={step}
      status={status}
      sentence={qrAddress && family === 'kyc' ? QR_SENTENCE : undefined}
      {...(hasNoLink ? { action: null } : {})}
    >
      {qrAddress && <QrCode value={qrAddress} label="QR Code com o link para continuar pelo celular" />}
    </StepStatusScreen>
  );
}
