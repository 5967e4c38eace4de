import type { Configuration } from '#journey/model/configuration.ts';
import type { LaunchParams } from '#journey/model/launch-params.ts';
import type { MessageType } from '#journey/model/next-action.ts';
import { defaultRules, type JourneyRules } from '#journey/rules/rule.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { createClosedDialog, type DialogState } from './dialog-state.ts';
import type { PopupState } from './popup-state.ts';
import { createProposalSettings, type ProposalSettings } from './proposal-state.ts';

export interface ToastState {
  id: number;
  type: MessageType;
  title: string;
  text: string;
  /** Milliseconds until it disappears; absent: the time of its type (9.5). */
  time?: number;
  /** When it was shown, by the steady clock. */
  shownAt?: number;
}

/** The members that belong to the device: they stay when the data of the visitor are removed (11.4). */
export interface DeviceState {
  /** The device's public IP; `undefined` until the services have answered or failed (2.17). */
  deviceIp: string | undefined;
  /** The shown theme. The visitor's choice overrides the configuration, which overrides the device (1.6). */
  theme: 'light' | 'dark';
  themeChoice: 'light' | 'dark' | undefined;
  isOnline: boolean;
  /** The browser has failed to store a value during this visit, so no text says that values are saved (11.5). */
  isStorageDegraded: boolean;
  /** The number of presses whose code is loading, and whose button does not show that. */
  loadingPresses: number;
}

/**
 * The members that belong to the visit: they stay when another proposal begins. The configuration and its rules are
 * replaced when those of the other proposal are known.
 */
export interface VisitState {
  /** The hash id of this tab (3.17). */
  hashId: string;
  launchParams: LaunchParams;
  config: Configuration | undefined;
  rules: JourneyRules;
  /** The heading of the screen, which is also the title of the page (13.4); empty while the screen loads. */
  heading: string;
  /** A view shows an error that only it knows, such as a missing code; the title of the page says so (13.4). */
  hasViewError: boolean;
  deviceSettings: ProposalSettings & {
    /** Where the last code was sent (partly hidden) and how (assumption 3.46), to offer it first the next time. */
    token: { verificacao: string; tipoVerificacao: string };
    /** Fields that complete themselves are shown although they are hidden (4.31, assumption 4.31). */
    autocomplete: boolean;
  };
  dialog: DialogState;
  /** A question during a submission that needs more than yes or no; `undefined` for none. */
  popup: PopupState | undefined;
  toasts: ToastState[];
  /** Whether partners may receive events (12.7); `asked`: the question is open. */
  trackingConsent: 'unasked' | 'asked' | 'given' | 'refused';
  /** When the service may be asked again (Retry-After), by operation, by the steady clock. Absent: at once. */
  retryAt: Record<string, number>;
}

/** A new object for each state, because Valtio writes into the object that it gets. */
const createEmptyLaunchParams = (): LaunchParams => ({
  hashId: '',
  hashSource: 'nowhere',
  isHashInvalid: false,
  accessToken: '',
  jwtToken: '',
  userOfficeToken: '',
  redoStep: '',
  campaign: '',
  path: '',
});

export const createDeviceState = (): DeviceState => ({
  deviceIp: undefined,
  theme: 'light',
  themeChoice: undefined,
  isOnline: true,
  isStorageDegraded: false,
  loadingPresses: 0,
});

export const createVisitState = (): VisitState => ({
  hashId: '',
  launchParams: createEmptyLaunchParams(),
  config: undefined,
  rules: defaultRules,
  heading: '',
  hasViewError: false,
  deviceSettings: {
    ...createProposalSettings(),
    token: { verificacao: '', tipoVerificacao: '' },
    autocomplete: false,
  },
  dialog: createClosedDialog(),
  popup: undefined,
  toasts: [],
  trackingConsent: 'unasked',
  retryAt: createSafeRecord(),
});
