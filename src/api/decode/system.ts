import type { Configuration, Display, Named, SystemAnswer } from '#journey/model/configuration.ts';
import { titleNamesOf } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import {
  asRecord,
  isYes,
  type Json,
  mapOf,
  readDisplayText,
  readFlag,
  readLines,
  readList,
  readNumber,
  readRecord,
  readText,
  readTexts,
} from './json.ts';
import { decodeProposal } from './proposal.ts';
import { decodeSteps, hasSlug, hasUnreadableFields, isAbsent } from './step.ts';
import { noteUnreadable } from './take-unreadable-names.ts';

function decodeNamed(json: Json, name: string): Named {
  const member = readRecord(json, name);
  return {
    id: readText(member, 'id') || readText(member, '_id'),
    name: readDisplayText(member, 'name'),
    slug: readText(member, 'slug'),
  };
}

const decodeIdentified = (json: Json, name: string): { id: string } => ({ id: decodeNamed(json, name).id });

function decodeDisplay(json: Json): Display {
  const finalPage = readRecord(json, 'finalPage');
  const homePage = readRecord(json, 'homePage');
  const labels = readRecord(json, 'questionLabels');
  const colors = readRecord(json, 'colors');
  const extra = readRecord(colors, 'extra');
  const images = readRecord(json, 'images');
  return {
    finalPage: {
      title: readDisplayText(finalPage, 'title'),
      description: readLines(finalPage, 'description'),
      buttonText: readDisplayText(finalPage, 'buttonText'),
      extraButtonLink: readText(finalPage, 'extraButtonLink'),
      extraButtonName: readDisplayText(finalPage, 'extraButtonName'),
    },
    homePage: {
      buttonText: readDisplayText(homePage, 'buttonText'),
      pageTitle: readDisplayText(homePage, 'pageTitle'),
      supportUrl: readText(homePage, 'supportUrl'),
      offersUrl: readText(homePage, 'offersUrl'),
      topText: readDisplayText(homePage, 'topText'),
      topSubText: readDisplayText(homePage, 'topSubText'),
    },
    questionLabels: {
      initialQuestion: readDisplayText(labels, 'initialQuestion'),
      secondaryQuestionPositive: readDisplayText(labels, 'secondaryQuestionPositive'),
      secondaryQuestionNegative: readDisplayText(labels, 'secondaryQuestionNegative'),
    },
    colors: {
      primary: readText(colors, 'primary'),
      secondary: readText(colors, 'secondary'),
      textColor: readText(colors, 'textColor'),
      lightenPrimaryColor: readText(colors, 'lightenPrimaryColor'),
      darkenPrimaryColor: readText(colors, 'darkenPrimaryColor'),
      theme: readText(colors, 'theme'),
      fontFamily: readText(extra, 'font-family'),
      waveColor: readText(extra, 'wave-color'),
    },
    favicon: readText(json, 'favicon'),
    pageTitle: readDisplayText(json, 'pageTitle'),
    images: {
      desktopBackground: readText(images, 'desktopBackground'),
      home: readText(images, 'home'),
      logo: readText(images, 'logo'),
      miniLogo: readText(images, 'miniLogo'),
    },
    hideWhatsAppButton: readFlag(json, 'hideWhatsAppButton'),
    hasLandingPage: readFlag(json, 'hasLandingPage'),
    hideStepAmount: readFlag(json, 'hideStepAmount'),
    hideNotificationPageLink: readFlag(json, 'hideNotificationPageLink'),
    hideProgressBar: readFlag(json, 'hideProgressBar'),
    hidePopupMultiProposal: readFlag(json, 'hidePopupMultiProposal'),
    enableProposalRestartAtAnytime: readFlag(json, 'enableProposalRestartAtAnytime'),
  };
}

/** Limits of the inactivity time in seconds; values outside, zero included, are clamped (assumption 3.8). */
const INACTIVITY_SECONDS = { minimum: 30, maximum: 24 * 60 * 60 };

function decodeInactivity(json: Json): Configuration['inactivity'] {
  const timer = readRecord(readRecord(json, 'disrupture'), 'timer');
  const seconds = readNumber(timer, 'timeout');
  if (!readFlag(timer, 'enable') || seconds === undefined) return undefined;
  return {
    seconds: Math.min(Math.max(seconds, INACTIVITY_SECONDS.minimum), INACTIVITY_SECONDS.maximum),
    message: readDisplayText(timer, 'message'),
  };
}

/** The names of the banks with a tutorial. One name may come without its list. */
const readTutorialBanks = (json: Json): string[] => {
  const name = readText(json, 'tutorialBanksName');
  return name === '' ? readTexts(json, 'tutorialBanksName') : [name];
};

/** Whether a step cannot be read with which a proposal may begin: it would begin with another one. */
function wouldBeginElsewhere(steps: readonly unknown[]): boolean {
  const hasFields = !steps.some(hasUnreadableFields);
  const first = steps.find(step => !isAbsent(step));
  const hasFirst = first === undefined || hasSlug(asRecord(first));
  if (!hasFields) noteUnreadable('fields');
  if (!hasFirst) noteUnreadable('slug');
  return !hasFields || !hasFirst;
}

/**
 * Decodes the system answer; `undefined` if it has no configuration (5.34), or if a proposal might begin with a
 * step that cannot be read. The journey handles missing steps.
 */
export function decodeSystem(data: Json): SystemAnswer | undefined {
  if (!isRecord(data.configuration)) return undefined;
  const { configuration } = data;
  if (!isRecord(data.proposal) && wouldBeginElsewhere(readList(data, 'steps'))) return undefined;
  return {
    configuration: {
      code: readText(data, 'code'),
      bank: { ...decodeNamed(data, 'bank'), image: readText(readRecord(data, 'bank'), 'image') },
      master: decodeIdentified(data, 'master'),
      product: decodeNamed(data, 'product'),
      metaProduct: decodeNamed(data, 'metaProduct'),
      corporation: decodeIdentified(data, 'corporation'),
      store: decodeIdentified(data, 'store'),
      metaProductBank: decodeNamed(data, 'metaProductBank'),
      steps: decodeSteps(
        readList(data, 'steps'),
        titleNamesOf(
          decodeNamed(data, 'bank').name,
          ['product', 'metaProduct'].map(name => decodeNamed(data, name).name),
        ),
      ),
      tutorialBanksName: readTutorialBanks(data),
      directForm: readFlag(data, 'directForm'),
      redirect: readFlag(data, 'redirect'),
      canShowSidebar: readFlag(data, 'canShowSidebar'),
      indicator: readDisplayText(data, 'indicator'),
      jwtToken: readText(data, 'jwtToken'),
      stepsWithReuseDocument: mapOf(configuration.stepsWithReuseDocument, isYes),
      inactivity: decodeInactivity(configuration),
      display: decodeDisplay(readRecord(configuration, 'display')),
    },
    proposal: isRecord(data.proposal) ? decodeProposal(data.proposal) : undefined,
    waitsForCompletion: readFlag(data, 'waitingFinishFillProposalSelfContract'),
  };
}
