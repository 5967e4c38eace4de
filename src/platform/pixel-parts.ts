import type { PixelFile } from '#shared/pixel-file.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';

/** The checked parts that a pixel adds to a document. */
export type PixelPart =
  | { kind: 'script'; src: string; fallback: string }
  | { kind: 'code'; text: string }
  | { kind: 'image'; src: string };

export interface PixelMeta {
  name: string;
  content: string;
}

/** Longer scripts are refused. Characters. */
const MAX_CODE_LENGTH = 20_000;
const TAG_ID = /^[A-Z]{1,4}-[A-Z0-9-]{1,24}$/;
const GOOGLE_SCRIPTS = 'https://www.googletagmanager.com';
/** A data layer of their own for Google tags: a container of Tag Manager would take their calls for a second event. */
const GOOGLE_TAG_LAYER = 'googleTagLayer';

/**
 * The script as copied from a partner's instructions, with or without its tags. A text that could close its element is
 * refused.
 */
function withoutScriptTags(text: string): string | undefined {
  const inner = text
    .trim()
    .replace(/^<script[^>]*>/i, '')
    .replace(/<\/script\s*>$/i, '')
    .trim();
  const canCloseElement = /<\/?script|<!--|-->/i.test(inner);
  return inner.length > MAX_CODE_LENGTH || canCloseElement ? undefined : inner;
}

/**
 * The script at an address, or the text itself as a script. A text that begins like an address but is not a safe one is
 * refused.
 */
function scriptOf(text: string, fallback: string): PixelPart[] {
  const src = parseSafeUrl(text);
  if (src) return [{ kind: 'script', src, fallback }];
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(text.trim()) || /^\s*(?:javascript|data|blob):/i.test(text))
    return [];
  const code = withoutScriptTags(text);
  return code ? [{ kind: 'code', text: code }] : [];
}

/** A container of Google's Tag Manager reads the events of the journey in the data layer. */
const containerOf = (id: string): PixelPart[] => [
  {
    kind: 'code',
    text: "(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'});",
  },
  { kind: 'script', src: `${GOOGLE_SCRIPTS}/gtm.js?id=${id}`, fallback: '' },
];

/** A Google tag counts only calls of `gtag`, so its code also calls it for each event of the journey. */
const googleTagOf = (id: string): PixelPart[] => [
  { kind: 'script', src: `${GOOGLE_SCRIPTS}/gtag/js?id=${id}&l=${GOOGLE_TAG_LAYER}`, fallback: '' },
  {
    kind: 'code',
    text: `(function(w){
var own=w.${GOOGLE_TAG_LAYER}=w.${GOOGLE_TAG_LAYER}||[],layer=w.dataLayer=w.dataLayer||[],push=layer.push;
function gtag(){own.push(arguments)}
function forward(e){if(e&&e.event&&e.time)gtag('event',e.event,{send_to:'${id}',category:e.category,slug:e.slug})}
gtag('js',new Date());gtag('config','${id}');
layer.forEach(forward);
layer.push=function(){[].forEach.call(arguments,forward);return push.apply(layer,arguments)};
})(window)`,
  },
];

const tagOf = (id: string): PixelPart[] => (id.startsWith('GTM-') ? containerOf(id) : googleTagOf(id));

/**
 * The parts of a pixel, in the order in which they run.
 * @param randomNumber creates the random number of an address, from 0 up to 1.
 */
export function partsOf(pixel: PixelFile, randomNumber: () => number): readonly PixelPart[] {
  const pictureOf = (text: string): string => {
    const safe = parseSafeUrl(text);
    if (!safe || !pixel.random) return safe ?? '';
    const url = new URL(safe);
    url.searchParams.set('rnd', String(Math.floor(randomNumber() * 1e9)));
    return url.href;
  };
  const src = pictureOf(pixel.src);
  const gtag = pixel.gtagScript.trim();
  return [
    ...scriptOf(pixel.script, pictureOf(pixel.noscriptSrc)),
    ...(TAG_ID.test(gtag) ? tagOf(gtag) : scriptOf(gtag, '')),
    ...(src === '' ? [] : [{ kind: 'image', src } as const]),
  ];
}

/** Names that control the browser, or that the app writes itself. */
const RESERVED =
  /^(?:viewport|referrer|theme-color|color-scheme|format-detection|robots|monetization|supported-color-schemes)$/i;

/** A meta tag by which a partner recognises the page; `undefined` for none, or for one that would change the page. */
export function metaOf({ metaName, metaContent }: PixelFile): PixelMeta | undefined {
  const name = metaName.trim();
  if (!/^[\w:.-]{1,64}$/.test(name) || RESERVED.test(name) || metaContent === '') return undefined;
  return { name, content: metaContent.slice(0, 256) };
}
