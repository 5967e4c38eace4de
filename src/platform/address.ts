import { type FrameWindow, isInPartnersPage } from '#shared/is-in-partners-page.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { createListeners, listenTo } from './listeners.ts';

/** The address bar as the journey uses it: paths without the base folder of the build. */
export interface Address {
  /** The whole address, with a path without the base. A new object on every call. */
  current(): URL;
  /** Opens a path of the app ('/dados-pessoais?x=1') as a new history entry, unless the path is already open. */
  push(path: string): void;
  /** The same without a new history entry. */
  replace(path: string): void;
  /** Like the browser's back button: listeners are called later, never before this returns. */
  back(): void;
  /** Called after every change, whatever caused it. Returns a function that unsubscribes. */
  subscribe(listener: (address: URL) => void): () => void;
  /**
   * Leaves the app; in a partner's frame like `openBeside`, because the other page may refuse to be in a frame. Only
   * http and https; returns `false` for any other address, and if a partner's frame opens no tab.
   */
  leave(url: string): boolean;
  /**
   * Opens an address in a new tab, or in this one where tabs are not possible. Only https; returns `false` for any
   * other address. In a partner's frame without tabs it opens nothing and returns `false`: the page would replace the
   * journey, and there is no way back.
   */
  openBeside(url: string): boolean;
}

/** The part of a window that an address needs. */
export interface AddressWindow extends FrameWindow {
  location: Pick<Location, 'href' | 'assign'>;
  open?(url: string, target: string): { opener: unknown } | null;
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  addEventListener(type: 'popstate', listener: (event: unknown) => void): void;
  removeEventListener(type: 'popstate', listener: (event: unknown) => void): void;
}

/** '/propostas/', 'propostas' and '' become '/propostas', '/propostas' and ''. */
const folderOf = (base: string): string => {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
};

/** Two leading slashes would name another host, so they become one. */
const withLeadingSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/**
 * The address of a path of the app under its base. The address of the tests uses this function, too.
 */
export function addressUnder(base: string, path: string, current: URL): URL {
  return new URL(folderOf(base) + withLeadingSlash(path), current.origin);
}

/** The inverse of `addressUnder`; an address outside the base stays unchanged. */
export function addressWithin(base: string, url: URL): URL {
  const folder = folderOf(base);
  const appUrl = new URL(url);
  if (folder !== '' && (url.pathname === folder || url.pathname.startsWith(`${folder}/`)))
    appUrl.pathname = withLeadingSlash(url.pathname.slice(folder.length));
  return appUrl;
}

/** An address that `leave` accepts, resolved against the current one. */
export function externalUrlOf(url: string, current: URL): URL | undefined {
  try {
    const target = new URL(url, current);
    return /^https?:$/.test(target.protocol) ? target : undefined;
  } catch {
    return undefined;
  }
}

export function createAddress(window: AddressWindow, base = '/'): Address {
  const listeners = createListeners<[URL]>();
  const getCurrentUrl = () => new URL(window.location.href);
  const current = () => addressWithin(base, getCurrentUrl());
  const move = (method: 'pushState' | 'replaceState', path: string) => {
    const target = addressUnder(base, path, getCurrentUrl()).href;
    if (target === window.location.href) return;
    window.history[method](method === 'replaceState' ? window.history.state : null, '', target);
    listeners.notify(current());
  };
  const openTab = (url: string): boolean => {
    const newWindow = window.open?.(url, '_blank');
    // The opened page must not access the journey.
    if (newWindow) newWindow.opener = null;
    return Boolean(newWindow);
  };

  return {
    current,
    push: path => move('pushState', path),
    replace: path => move('replaceState', path),
    back: () => window.history.back(),
    subscribe(listener) {
      const stopListening = listenTo(window, 'popstate', () => listener(current()));
      const stop = listeners.add(listener);
      return () => {
        stopListening();
        stop();
      };
    },
    leave(url) {
      const target = externalUrlOf(url, getCurrentUrl());
      if (target === undefined) return false;
      if (isInPartnersPage(window)) return openTab(target.href);
      window.location.assign(target.href);
      return true;
    },
    openBeside(url) {
      const target = parseSafeUrl(url);
      if (target === undefined) return false;
      if (openTab(target)) return true;
      if (isInPartnersPage(window)) return false;
      window.location.assign(target);
      return true;
    },
  };
}
