import { parsePlainHttps } from '#shared/safety/url.ts';

/** Title, icon and colour of the page in the browser. */
export interface DocumentHead {
  setTitle(text: string): void;
  /** https without a user or password only (12.2); any other address restores the icon of the page's start. */
  setFavicon(url: string): void;
  /** The colour of the browser's frame. The caller has validated it (12.6). */
  setThemeColor(color: string): void;
  setLanguage(tag: string): void;
}

export function createDocumentHead(document: Document): DocumentHead {
  const elementWith = <Tag extends 'link' | 'meta'>(tag: Tag, attribute: 'rel' | 'name', value: string) => {
    const existing = document.head.querySelector<HTMLElementTagNameMap[Tag]>(
      `${tag}[${attribute}="${value}"]`,
    );
    if (existing) return existing;
    const element = document.createElement(tag);
    element.setAttribute(attribute, value);
    document.head.append(element);
    return element;
  };
  const startIcon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? 'data:,';
  return {
    setTitle(text) {
      document.title = text;
    },
    setFavicon(url) {
      elementWith('link', 'rel', 'icon').href = parsePlainHttps(url) ? url : startIcon;
    },
    setThemeColor(color) {
      elementWith('meta', 'name', 'theme-color').content = color;
    },
    setLanguage(tag) {
      document.documentElement.lang = tag;
    },
  };
}
