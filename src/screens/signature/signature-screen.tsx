import { type ReactNode, useEffect } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { useSupport } from '#hooks/use-support.ts';
import { awaitsSignature, contractOfStep, contractsToSign } from '#journey/contracts-to-sign.ts';
import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { linkOf } from '#journey/link-of.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { css, cx } from '#styled/css/index.js';
import { ErrorBlock } from '#ui/error-block.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { exceptOnTablet, SidePageLayout } from '../side-page-layout.tsx';
import { ContractToSign } from './contract-to-sign.tsx';
import { SignButton } from './sign-button.tsx';

/** The contracts of the proposal, read and signed at the provider's address (2.11, 7.14; assumption 2.11). */
export function SignatureScreen(): ReactNode {
  const flows = useFlows();
  const support = useSupport();
  const state = useAppState();
  const { config, contracts, proposal } = state;
  const { ref: contentRef, tabIndex, ...focusEvents } = useKeptFocus();
  const pause = useRetryPause('listContracts');
  useEffect(() => void flows.loadSigning(), [flows]);
  if (!config || !proposal) return null;
  const listedContracts = contractsToSign(contracts.list);
  const step = stepBySlug(config, currentStepSlugOf(proposal));
  // A signature step has its own address, which is enough if the service lists no contracts.
  const link =
    step && stepTypeOf(step).family === 'signature' ? parseSafeUrl(linkOf(state, step)) : undefined;
  const contractsOfStep = step && link !== undefined ? [contractOfStep(step, link)] : [];
  const shownContracts = listedContracts.length > 0 ? listedContracts : contractsOfStep;
  const isAllSigned =
    shownContracts.length > 0 && shownContracts.every(({ signatureStatus }) => signatureStatus === 'signed');
  const awaitsAny = shownContracts.some(awaitsSignature);
  const nextContract = shownContracts.find(
    ({ link: address, signatureStatus }) => signatureStatus === 'pending' && address !== undefined,
  );
  const isLoading =
    contracts.status === 'initial' || (contracts.status === 'loading' && listedContracts.length === 0);
  const isEmpty = contracts.status === 'success' && shownContracts.length === 0;
  const hasNothingToSign = isEmpty || (shownContracts.length > 0 && !awaitsAny);
  return (
    <SidePageLayout
      name="sign-proposal"
      picture={<StepPicture name="pen" />}
      title="Assinatura do contrato"
      hasLiveLead
      lead={
        isAllSigned
          ? 'Tudo assinado. Falta só a confirmação da sua assinatura.'
          : !awaitsAny
            ? ''
            : support
              ? 'Leia com calma antes de assinar. Se algo estiver diferente do que você escolheu, fale com o atendimento.'
              : 'Leia com calma antes de assinar.'
      }
      link={
        !isAllSigned &&
        (contracts.status !== 'error' || shownContracts.length > 0) && (
          <TextLink pause={pause} onPress={() => void flows.checkSigning()}>
            {hasNothingToSign ? 'Verificar agora' : 'Já assinei, verificar agora'}
          </TextLink>
        )
      }
      action={nextContract && <SignButton contract={nextContract} />}
      summary={
        nextContract && shownContracts.length > 1 && <p className={summaryText}>{nextContract.name}</p>
      }
      focusEvents={focusEvents}
    >
      <div
        ref={contentRef}
        tabIndex={tabIndex}
        className={isEmpty ? cx(list, centred) : list}
        aria-busy={contracts.status === 'loading'}
      >
        {contracts.status === 'error' && shownContracts.length === 0 && (
          <ErrorBlock message={LOAD_FAILED} pause={pause} onRetry={() => void flows.loadSigning()} />
        )}
        {isLoading && <Skeleton shape="card" count={2} />}
        {!isLoading &&
          shownContracts.map(contract => (
            <ContractToSign key={contract.id} contract={contract} isNext={contract === nextContract} />
          ))}
        {isEmpty && (
          <div className={emptyText}>
            <div className={cx(drawing, exceptOnTablet)}>
              <StepPicture name="pen" />
            </div>
            <p>
              Não há contrato para assinar agora. Quando ele ficar pronto, você recebe o link e ele aparece
              aqui.
            </p>
          </div>
        )}
      </div>
    </SidePageLayout>
  );
}

const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', marginTop: '6' });
/** In the middle of the free space; on a tablet under the heading, which has the picture above it. */
const centred = css({ flexGrow: { base: '1000', md: '0', lg: '1000' }, alignContent: 'center' });
const emptyText = css({
  display: 'grid',
  justifyItems: { base: 'center', md: 'start', lg: 'center' },
  gap: '4',
  textAlign: { base: 'center', md: 'left', lg: 'center' },
  textStyle: 'body',
  textWrap: 'balance',
  color: 'muted',
});
const drawing = css({ boxSize: 'statusPicture' });
const summaryText = css({ textStyle: 'label', color: 'ink', overflowWrap: 'anywhere' });
