import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { isEachSigned } from '#journey/contracts-to-sign.ts';
import { linkOf } from '#journey/link-of.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { useDesktop } from '#ui/use-desktop.ts';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

/**
 * A step outside the app, at an address from the service: documents, signature, face, identity (2.26-2.31). If there is
 * no address and none is coming, there is no button: the step continues by itself.
 */
export function LinkView({ step, status }: StepViewProps): ReactNode {
  const state = useAppState();
  const isDesktop = useDesktop();
  const { linksToPhone, linkComesBySms } = stepTypeOf(step);
  const link = parseSafeUrl(linkOf(state, step));
  const { button, textWithQrCode, withLink, withoutLink, whenSigned } = statusTextsOf(step, status);
  const hasNoLink = button?.action === 'openLink' && link === undefined && !linkComesBySms;
  const linkWording = hasNoLink ? withoutLink : link === undefined ? undefined : withLink;
  const isSigned = whenSigned !== undefined && isEachSigned(state.contracts, step.slug);
  const qrAddress = status === 'waiting' && isDesktop && linksToPhone ? link : undefined;
  return (
    <StepStatusScreen
      step={step}
      status={status}
      sentence={qrAddress && textWithQrCode}
      wording={isSigned ? whenSigned : linkWording}
      {...(hasNoLink || isSigned ? { action: null } : {})}
    >
      {qrAddress && <QrCode value={qrAddress} label="QR Code com o link para continuar pelo celular" />}
    </StepStatusScreen>
  );
}
