import type { WireName } from '#shared/wire-name.ts';
import type { Proposal } from './proposal.ts';
import type { Step } from './step.ts';

/** A product, bank or lender. Rules recognise it by slug or name first, then by identifier (assumption 1.5). */
export interface Named {
  id: string;
  name: string;
  slug: WireName<'product or bank'>;
}

/** Colours, theme and font as the service sends them (3.14). `journey/brand-tokens.ts` parses them. */
export interface BrandColors {
  primary: string;
  secondary: string;
  textColor: string;
  lightenPrimaryColor: string;
  darkenPrimaryColor: string;
  theme: string;
  fontFamily: string;
  waveColor: string;
}

export interface Display {
  finalPage: {
    title: string;
    description: string;
    buttonText: string;
    extraButtonLink: string;
    extraButtonName: string;
  };
  homePage: {
    buttonText: string;
    pageTitle: string;
    supportUrl: string;
    /** Address of the lender's offers (2.43); empty for none. */
    offersUrl: string;
    topText: string;
    topSubText: string;
  };
  questionLabels: {
    initialQuestion: string;
    secondaryQuestionPositive: string;
    secondaryQuestionNegative: string;
  };
  colors: BrandColors;
  favicon: string;
  pageTitle: string;
  images: { desktopBackground: string; home: string; logo: string; miniLogo: string };
  hideWhatsAppButton: boolean;
  hasLandingPage: boolean;
  hideStepAmount: boolean;
  hideNotificationPageLink: boolean;
  hideProgressBar: boolean;
  hidePopupMultiProposal: boolean;
  enableProposalRestartAtAnytime: boolean;
}

/** The configuration of a hash id: a product of a lender with its steps (3.4-3.16). */
export interface Configuration {
  code: string;
  bank: Named & { image: string };
  master: { id: string };
  product: Named;
  metaProduct: Named;
  corporation: { id: string };
  store: { id: string };
  metaProductBank: Named;
  steps: readonly Step[];
  tutorialBanksName: readonly string[];
  directForm: boolean;
  redirect: boolean;
  canShowSidebar: boolean;
  indicator: string;
  jwtToken: string;
  stepsWithReuseDocument: Readonly<Record<string, boolean>>;
  /** The inactivity timer and its message (assumption 3.8); `undefined` if the timer is off. */
  inactivity: { seconds: number; message: string } | undefined;
  display: Display;
}

/** The decoded answer of the system call. */
export interface SystemAnswer {
  configuration: Configuration;
  proposal: Proposal | undefined;
  waitsForCompletion: boolean;
}
