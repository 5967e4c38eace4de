import type { Coordinates } from './geolocation.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Device data sent with every write, in the wire's spelling (3.45). Sizes are CSS pixels, 'WxH'. */
export interface DeviceTracking extends Coordinates {
  screenSize: string;
  windowSize: string;
  /** GiB, rounded by the browser. */
  deviceMemory?: number;
  /** Cores. */
  hardwareConcurrency?: number;
  /** 'wifi', 'cellular' ..., or '4g', '3g' ... if the browser reports only the speed class. */
  connectionType?: string;
  /** Megabits per second. */
  connectionSpeed?: number;
  language: string;
  /** IANA name, for example America/Sao_Paulo. */
  timezone: string;
  /** Minutes to add to local time to reach UTC: 180 in São Paulo. */
  timezoneOffset: number;
  /** Without tokens, proposal hash or fragment. */
  currentUrl: string;
}

export interface Device {
  /** Phone or tablet, by user agent (9.38, assumption 9.15). */
  isMobile(): boolean;
  collectTracking(coordinates: Coordinates): DeviceTracking;
}

/** The part of a window that is used. */
export interface DeviceWindow {
  screen: { width: number; height: number };
  innerWidth: number;
  innerHeight: number;
  location: { href: string };
  navigator: {
    userAgent: string;
    language: string;
    maxTouchPoints?: number;
    hardwareConcurrency?: number;
    deviceMemory?: number;
    connection?: { type?: string; effectiveType?: string; downlink?: number };
  };
}

/** User agents of phones and tablets, including web views and the small browsers of cheap phones. */
const MOBILE_AGENT = /android|iphone|ipad|ipod|mobi|opera mini|kaios|blackberry|silk|kindle/i;

export function createDevice(window: DeviceWindow): Device {
  const { navigator } = window;
  return {
    isMobile() {
      const { userAgent, maxTouchPoints = 0 } = navigator;
      // An iPad reports itself as a Mac, but no Mac has a touch screen.
      return MOBILE_AGENT.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
    },
    collectTracking(coordinates) {
      const { deviceMemory, hardwareConcurrency, connection } = navigator;
      const connectionType = connection?.type ?? connection?.effectiveType;
      const connectionSpeed = connection?.downlink;
      return {
        screenSize: `${window.screen.width}x${window.screen.height}`,
        windowSize: `${window.innerWidth}x${window.innerHeight}`,
        ...(deviceMemory !== undefined && { deviceMemory }),
        ...(hardwareConcurrency !== undefined && { hardwareConcurrency }),
        ...(connectionType !== undefined && { connectionType }),
        ...(connectionSpeed !== undefined && { connectionSpeed }),
        language: navigator.language,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        timezoneOffset: new Date().getTimezoneOffset(),
        currentUrl: withoutSecrets(new URL(window.location.href)).href,
        ...coordinates,
      };
    },
  };
}
