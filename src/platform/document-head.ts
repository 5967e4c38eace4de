import { parsePlainHttps } from '#shared/safety/url.ts';

/** Title, icon and colour of the page in the browser. */
export interface DocumentHead {
  setTitle(text: string): void;
  /** https without a user or password only (12.2); any other address leaves the current icon. */
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
  return {
    setTitle(text) {
      document.title = text;
    },
    setFavicon(url) {
      if (parsePlainHttps(url)) elementWith('link', 'rel', 'icon').href = url;
    },
    setThemeColor(color) {
      elementWith('meta', 'name', 'theme-color').content = color;
    },
    setLanguage(tag) {
      document.documentElement.lang = tag;
    },
  };
}
