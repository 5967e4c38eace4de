import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { safeUrl } from '#shared/safety/url.ts';
import { css } from '#styled/css/index.js';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';
import { useDesktop } from '#ui/use-desktop.ts';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

const QrCode = lazyComponent(async () => (await import('#ui/qr-code.tsx')).QrCode, {
  waiting: () => <div className={place} />,
  missing: retryButton,
});

/** Families that go on at a phone: a computer shows the way there as a QR code (2.28). */
const BY_PHONE: ReadonlySet<string> = new Set(['kyc', 'documentLink', 'identity']);
/** Families whose address comes by SMS: their button asks the service for it when it is not known yet. */
const BY_MESSAGE: ReadonlySet<string> = new Set(['kyc', 'documentLink']);

/**
 * A step that is done outside the app, at an address the service gives: documents, signature, face, identity (2.26-2.31).
 * Without an address, and with none on its way, there is nothing to open: the step moves on by itself.
 */
export function LinkView({ step, status }: StepViewProps): ReactNode {
  const { stepDetails } = useAppState();
  const isDesktop = useDesktop();
  const { family } = stepTypeOf(step);
  const link = safeUrl(stepDetails[step.slug]?.link || step.link);
  const { button } = statusTextsOf(step, status);
  const opensNothing = button?.action === 'openLink' && link === undefined && !BY_MESSAGE.has(family);
  const code = status === 'waiting' && isDesktop && BY_PHONE.has(family) ? link : undefined;
  return (
    <StepStatusScreen step={step} status={status} {...(opensNothing ? { action: null } : {})}>
      {code && <QrCode.Component value={code} label="Código QR com o link para continuar pelo celular" />}
    </StepStatusScreen>
  );
}

/** As large as the code that comes. */
const place = css({ height: 'picture', marginBlock: '4' });
