import { tryOrUndefined } from './is-blocked.ts';

/** Title, icon and colour of the page in the browser. */
export interface DocumentHead {
  title(text: string): void;
  /** https only (12.2); any other address leaves the current icon. */
  favicon(url: string): void;
  /** The colour of the browser's frame. The caller parses it (12.6). */
  themeColor(color: string): void;
  language(tag: string): void;
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
    title(text) {
      document.title = text;
    },
    favicon(url) {
      if (tryOrUndefined(() => new URL(url))?.protocol === 'https:')
        elementWith('link', 'rel', 'icon').href = url;
    },
    themeColor(color) {
      elementWith('meta', 'name', 'theme-color').content = color;
    },
    language(tag) {
      document.documentElement.lang = tag;
    },
  };
}
