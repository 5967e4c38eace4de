import type { ReactNode } from 'react';
import { FactList } from '#frame/fact-list.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useSupport } from '#hooks/use-support.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { type JourneyFact, protectionFacts, startFacts, stepNamesOf } from '#journey/start-facts.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { css, cx } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Dock } from '#ui/dock.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { unbrokenAmounts } from '#ui/unbroken-amounts.ts';
import { InitialQuestion } from './initial-question.tsx';
import { StepsAhead } from './steps-ahead.tsx';

/** Beside the brand panel these are the panel's reasons to trust, and the list of the steps. */
const FACTS_ELSEWHERE: readonly JourneyFact['subject'][] = ['data', 'conditions', 'contract', 'steps'];

interface LandingScreenProps {
  /** The progress of the proposal, when the page is the follow-up (2.12). */
  followUp?: ReactNode;
}

/**
 * The page before the first step: the product in the lender's words, cost, time and documents, and one button (2.13,
 * 2.14, 3.12). The new page begins with a box in the lender's colour, the old one with a picture (assumption 2.14).
 */
export function LandingScreen({ followUp }: LandingScreenProps): ReactNode {
  const flows = useFlows();
  const support = useSupport();
  const state = useAppState();
  const { config, proposal, rules, isStorageDegraded } = state;
  // Without a configuration there is no heading that could get the focus.
  const titleRef = usePlaceFocus('landing', config ? 'shown' : 'awaited');
  if (!config) return null;
  const { homePage, images, questionLabels } = config.display;
  const isNew = rules.landing === 'new' && !followUp;
  const isOver = isJourneyOver(state);
  const title = homePage.pageTitle || homePage.topText || `Contrate ${config.product.name}`;
  const lead = homePage.pageTitle ? homePage.topText : '';
  const introStyle = isNew ? textOnHero : textOnPage;
  const facts = [...startFacts(config, rules), ...protectionFacts(isStorageDegraded)];
  const hasMuchContent =
    questionLabels.initialQuestion !== '' || facts.some(({ subject }) => subject === 'amount');
  const hasOwnFacts = facts.some(({ subject }) => !FACTS_ELSEWHERE.includes(subject));
  return (
    <div className={shell}>
      <div className={column} data-moves="">
        <div className={cx(isNew && hero, !images.home && (isNew ? heroRow : pageRow))}>
          <div className={images.home ? imageBox : undefined}>
            <SafeImage
              src={images.home}
              className={image}
              showsFallbackFirst
              fallback={
                <div className={isNew ? pictureOnHero : drawing}>
                  <JourneyPicture name={isNew ? rules.landingPicture : 'document'} />
                </div>
              }
            />
          </div>
          <div className={introStyle}>
            <h1 ref={titleRef} tabIndex={-1} className={heading}>
              {unbrokenAmounts(title)}
            </h1>
            {lead && <p className={leadStyle}>{unbrokenAmounts(lead)}</p>}
          </div>
        </div>
        {homePage.topSubText && (
          <p className={followUp ? cx(text, hiddenBesidePanel) : text}>
            {unbrokenAmounts(homePage.topSubText)}
          </p>
        )}
        {config.indicator && (
          <p className={followUp ? cx(referral, hiddenBesidePanel) : referral}>
            Indicação de {config.indicator}
          </p>
        )}
        {followUp}
        {!followUp && <InitialQuestion labels={questionLabels} />}
        {!followUp && (
          <div className={hasOwnFacts ? factBlock : cx(factBlock, hiddenBesidePanel)}>
            <FactList facts={facts} subjectsElsewhere={FACTS_ELSEWHERE} />
          </div>
        )}
        {!followUp && <StepsAhead names={stepNamesOf(config)} isShort={hasMuchContent} />}
        {support && (
          <p className={cx(help, hiddenBesidePanel)}>
            Ficou com alguma dúvida?
            <TextLink onPress={() => void flows.openFieldLink(support.href)}>
              {support.isWhatsApp ? 'Chame no WhatsApp' : 'Fale com o atendimento'}
            </TextLink>
          </p>
        )}
      </div>
      <Dock>
        <Button isWide onClick={() => void flows.startFirstStep()}>
          {isOver ? 'Ver resultado' : proposal ? 'Continuar proposta' : homePage.buttonText || 'Começar'}
        </Button>
      </Dock>
    </div>
  );
}

const shell = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  width: 'full',
  maxWidth: { base: 'form', lg: 'landing' },
  marginInline: 'auto',
});
const column = css({
  // A tablet has much more height than a short page needs.
  flexGrow: { base: '1', md: '0', lg: '1' },
  marginBlock: { md: 'auto', lg: '0' },
  paddingBlock: { base: '6', md: '8', lg: '10' },
});
/** The lender's colour: full width on a phone, with its text in line with the other text, otherwise a card. */
const hero = css({
  marginTop: { base: '-6', xs: '0' },
  marginInline: { base: '-5', xs: '0' },
  paddingBlock: { base: '6', md: '8' },
  // The border takes a pixel.
  paddingInline: { base: '[calc({spacing.page} - 1px)]', xs: '6', md: '8' },
  bg: 'brand.primary',
  // The colour of some brands is nearly that of the page.
  border: 'ghost',
  borderColor: 'brand.edge',
  borderBottomRadius: 'sheet',
  borderTopRadius: { xs: 'sheet' },
});
/** The drawing is beside the text if there is space, so that the button stays in view. */
const heroRow = css({ display: { md: 'flex' }, alignItems: 'center', gap: '6' });
/** The title begins at one height, whatever its length, where the placeholder of the page has it (14.4). */
const pageRow = css({ display: { lg: 'flex' }, alignItems: 'flex-start', gap: '6' });
/** The lender's picture has the same space before it arrives, and if it fails (14.4). */
const imageBox = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'full',
  aspectRatio: '[16 / 9]',
});
const image = css({ maxWidth: 'full', maxHeight: 'full', borderRadius: 'card' });
const drawing = css({ boxSize: { base: '24', md: 'picture' }, flexShrink: '0' });
const factBlock = css({
  marginTop: '6',
  '& > ul': { gridTemplateColumns: { lg: '[repeat(2, minmax(0, 1fr))]' }, columnGap: { lg: '6' } },
  '& [data-subject=documents]': { gridColumn: { lg: '1 / -1' } },
});
/** The drawing needs a background in a colour of the page. */
const pictureOnHero = css({
  flexShrink: '0',
  boxSize: '24',
  padding: '3',
  bg: 'surface',
  borderRadius: 'sheet',
});
const heading = css({ textStyle: 'title' });
const leadStyle = css({ textStyle: 'lead', marginTop: '2', textWrap: 'balance' });
const textOnPage = css({ color: 'ink', marginTop: { base: '5', lg: '6' }, minWidth: '0' });
const textOnHero = css({
  minWidth: '0',
  color: 'brand.onPrimary',
  marginTop: { base: '5', md: '0' },
  overflowWrap: 'anywhere',
});
const text = css({ textStyle: 'body', color: 'muted', marginTop: '4' });
const referral = css({ textStyle: 'help', color: 'muted', marginTop: '3' });
/** Hidden where the brand panel shows the same text. */
const hiddenBesidePanel = css({ display: { lg: 'none' } });
const help = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  marginTop: '6',
  textStyle: 'body',
  color: 'muted',
});
