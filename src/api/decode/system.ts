import type { Configuration, Display, Named, SystemAnswer } from '#journey/model/configuration.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, displayText, flag, isYes, type Json, mapOf, number, text, texts } from './json.ts';
import { decodeProposal } from './proposal.ts';
import { decodeSteps } from './step.ts';

function named(json: Json, name: string): Named {
  const context = child(json, name);
  return {
    id: text(context, 'id') || text(context, '_id'),
    name: displayText(context, 'name'),
    slug: text(context, 'slug'),
  };
}

const identified = (json: Json, name: string): { id: string } => ({ id: named(json, name).id });

function decodeDisplay(json: Json): Display {
  const finalPage = child(json, 'finalPage');
  const homePage = child(json, 'homePage');
  const labels = child(json, 'questionLabels');
  const colors = child(json, 'colors');
  const extra = child(colors, 'extra');
  const images = child(json, 'images');
  return {
    finalPage: {
      title: displayText(finalPage, 'title'),
      description: displayText(finalPage, 'description'),
      buttonText: displayText(finalPage, 'buttonText'),
      extraButtonLink: text(finalPage, 'extraButtonLink'),
      extraButtonName: displayText(finalPage, 'extraButtonName'),
    },
    homePage: {
      buttonText: displayText(homePage, 'buttonText'),
      pageTitle: displayText(homePage, 'pageTitle'),
      supportUrl: text(homePage, 'supportUrl'),
      offersUrl: text(homePage, 'offersUrl'),
      topText: displayText(homePage, 'topText'),
      topSubText: displayText(homePage, 'topSubText'),
    },
    questionLabels: {
      initialQuestion: displayText(labels, 'initialQuestion'),
      secondaryQuestionPositive: displayText(labels, 'secondaryQuestionPositive'),
      secondaryQuestionNegative: displayText(labels, 'secondaryQuestionNegative'),
    },
    colors: {
      primary: text(colors, 'primary'),
      secondary: text(colors, 'secondary'),
      textColor: text(colors, 'textColor'),
      lightenPrimaryColor: text(colors, 'lightenPrimaryColor'),
      darkenPrimaryColor: text(colors, 'darkenPrimaryColor'),
      theme: text(colors, 'theme'),
      fontFamily: text(extra, 'font-family'),
      waveColor: text(extra, 'wave-color'),
    },
    favicon: text(json, 'favicon'),
    pageTitle: displayText(json, 'pageTitle'),
    images: {
      desktopBackground: text(images, 'desktopBackground'),
      home: text(images, 'home'),
      logo: text(images, 'logo'),
      miniLogo: text(images, 'miniLogo'),
    },
    hideWhatsAppButton: flag(json, 'hideWhatsAppButton'),
    hasLandingPage: flag(json, 'hasLandingPage'),
    hideStepAmount: flag(json, 'hideStepAmount'),
    hideNotificationPageLink: flag(json, 'hideNotificationPageLink'),
    hideProgressBar: flag(json, 'hideProgressBar'),
    hidePopupMultiProposal: flag(json, 'hidePopupMultiProposal'),
    enableProposalRestartAtAnytime: flag(json, 'enableProposalRestartAtAnytime'),
  };
}

/** Shortest and longest sensible inactivity in seconds; other values are clamped (assumption 3.8). */
const INACTIVITY_SECONDS = { minimum: 30, maximum: 24 * 60 * 60 };

function decodeInactivity(json: Json): Configuration['inactivity'] {
  const timer = child(child(json, 'disrupture'), 'timer');
  const seconds = number(timer, 'timeout');
  if (!flag(timer, 'enable') || seconds === undefined || seconds <= 0) return undefined;
  return {
    seconds: Math.min(Math.max(seconds, INACTIVITY_SECONDS.minimum), INACTIVITY_SECONDS.maximum),
    message: displayText(timer, 'message'),
  };
}

/** `undefined` if the answer has no configuration (5.34). Missing steps are handled by the journey. */
export function decodeSystem(data: Json): SystemAnswer | undefined {
  if (!isRecord(data.configuration)) return undefined;
  const configuration = data.configuration;
  return {
    configuration: {
      code: text(data, 'code'),
      bank: { ...named(data, 'bank'), image: text(child(data, 'bank'), 'image') },
      master: identified(data, 'master'),
      product: named(data, 'product'),
      metaProduct: named(data, 'metaProduct'),
      corporation: identified(data, 'corporation'),
      store: identified(data, 'store'),
      metaProductBank: named(data, 'metaProductBank'),
      steps: decodeSteps(
        children(data, 'steps'),
        ['bank', 'product', 'metaProduct'].map(name => named(data, name).name),
      ),
      tutorialBanksName: texts(data, 'tutorialBanksName'),
      directForm: flag(data, 'directForm'),
      redirect: flag(data, 'redirect'),
      canShowSidebar: flag(data, 'canShowSidebar'),
      indicator: text(data, 'indicator'),
      jwtToken: text(data, 'jwtToken'),
      stepsWithReuseDocument: mapOf(configuration.stepsWithReuseDocument, isYes),
      inactivity: decodeInactivity(configuration),
      display: decodeDisplay(child(configuration, 'display')),
    },
    proposal: isRecord(data.proposal) ? decodeProposal(data.proposal) : undefined,
    waitsForCompletion: flag(data, 'waitingFinishFillProposalSelfContract'),
  };
}
