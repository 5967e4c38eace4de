import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useSupport } from '#hooks/use-support.ts';
import { endedWithoutCredit } from '#journey/chosen-credit.ts';
import { noOfferTexts } from '#journey/errors/no-offer.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { Lines } from '#ui/lines.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';
import { ErasureOffer } from '../erasure-offer.tsx';
import { ReceiptCard } from '../receipt-card.tsx';

/**
 * The end of the journey with the lender's title, text, button and link (2.3, 3.11). The lender has one title and text
 * for every proposal of the product, so a proposal without a credit has those of 8.1 instead (assumption 2.2).
 */
export function FinalPageScreen(): ReactNode {
  const flows = useFlows();
  const support = useSupport();
  const { config, proposal } = useAppState();
  const titleRef = usePlaceFocus('final-page');
  const page = config?.display.finalPage;
  const extraLink = parseSafeUrl(page?.extraButtonLink ?? '');
  const isRefused = config !== undefined && proposal !== undefined && endedWithoutCredit(config, proposal);
  const title = isRefused ? noOfferTexts.title : page?.title || 'Proposta enviada';
  const text = isRefused ? noOfferTexts.message : page?.description || 'Recebemos a sua proposta.';
  return (
    <StatusScreen
      isFinal
      titleRef={titleRef}
      picture={<StepPicture name={isRefused ? 'noOffer' : 'success'} />}
      title={title}
      sentence={<Lines text={text} />}
      next={support && 'Se precisar de algo, o atendimento está no alto da tela.'}
      details={<ErasureOffer />}
      action={
        page?.buttonText ? { label: page.buttonText, onPress: () => void flows.leaveFinalPage() } : undefined
      }
      link={
        extraLink && page?.extraButtonName
          ? { label: page.extraButtonName, onPress: () => void flows.openFieldLink(extraLink) }
          : undefined
      }
    >
      <ReceiptCard />
    </StatusScreen>
  );
}
