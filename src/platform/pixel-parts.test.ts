import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PixelFile } from '#shared/pixel-file.ts';
import { metaOf, partsOf } from './pixel-parts.ts';

const empty: PixelFile = {
  script: '',
  noscriptSrc: '',
  src: '',
  random: false,
  gtagScript: '',
  metaContent: '',
  metaName: '',
};
const partsWith = (pixel: Partial<PixelFile>) => partsOf({ ...empty, ...pixel }, () => 0.5);

test('[7.38] script, noscriptSrc and src: a script with a fallback picture, and a picture', () => {
  expect(
    partsWith({
      script: 'https://p.example/a.js',
      noscriptSrc: 'https://p.example/n.gif',
      src: 'https://p.example/a.gif?x=1',
    }),
  ).toEqual([
    { kind: 'script', src: 'https://p.example/a.js', fallback: 'https://p.example/n.gif' },
    { kind: 'image', src: 'https://p.example/a.gif?x=1' },
  ]);
  expect(partsWith({})).toEqual([]);
});

test('[7.38] [7.39] two Google tags get each event of the journey once, before and after they are added; the data layer gets it once', () => {
  const eventOf = (name: string) => ({
    event: name,
    time: '2026-03-10T12:00:00.000Z',
    category: 'c',
    slug: 's',
  });
  const dataLayer: unknown[] = [eventOf('sng_step_view')];
  const window: { dataLayer: unknown[]; googleTagLayer?: ArrayLike<unknown>[] } = { dataLayer };
  for (const gtagScript of ['G-A1', 'G-B2'])
    for (const part of partsWith({ gtagScript }))
      if (part.kind === 'code') runInNewContext(part.text, { window });
  dataLayer.push({ event: 'gtm.js' });
  dataLayer.push(eventOf('form_submit'));
  const calls = window.googleTagLayer?.map(call => Array.from(call)) ?? [];
  const sentBy = (id: string) =>
    calls.filter(
      ([command, , details]) => command === 'event' && (details as { send_to: string }).send_to === id,
    ); // the last argument of each event
  for (const id of ['G-A1', 'G-B2'])
    expect(sentBy(id)).toEqual([
      ['event', 'sng_step_view', { send_to: id, category: 'c', slug: 's' }],
      ['event', 'form_submit', { send_to: id, category: 'c', slug: 's' }],
    ]);
  expect(dataLayer).toHaveLength(3);
});

test('[7.38] random: a picture never comes from a cache', () => {
  expect(partsWith({ src: 'https://p.example/a.gif?x=1', random: true })).toEqual([
    { kind: 'image', src: 'https://p.example/a.gif?x=1&rnd=500000000' },
  ]);
});

test('[7.38] gtagScript: an identifier loads its tag, an address loads it, a script runs', () => {
  expect(partsWith({ gtagScript: ' AW-123456 ' })).toEqual([
    {
      kind: 'script',
      src: 'https://www.googletagmanager.com/gtag/js?id=AW-123456&l=googleTagLayer',
      fallback: '',
    },
    { kind: 'code', text: expect.stringContaining("gtag('config','AW-123456')") },
  ]);
  expect(partsWith({ gtagScript: 'GTM-ABC1' })).toEqual([
    { kind: 'code', text: expect.stringContaining("'gtm.start'") },
    { kind: 'script', src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1', fallback: '' },
  ]);
  expect(partsWith({ gtagScript: 'https://p.example/gtag.js' })).toEqual([
    { kind: 'script', src: 'https://p.example/gtag.js', fallback: '' },
  ]);
  expect(partsWith({ gtagScript: "gtag('event','x')" })).toEqual([
    { kind: 'code', text: "gtag('event','x')" },
  ]);
});

test.each(['<script type="text/javascript">\n go() </script>', ' <script>go()</script >\n'])(
  '[7.38] the script %j is used without its tags',
  script => {
    expect(partsWith({ script })).toEqual([{ kind: 'code', text: 'go()' }]);
  },
);

test.each(['go() // once', "load('https://p.example/a.js')", 'go({ data: 1 })', `a()${'x'.repeat(19_997)}`])(
  '[7.38] the text %j is a script, not an address',
  script => {
    expect(partsWith({ script })).toEqual([{ kind: 'code', text: script }]);
  },
);

test.each([
  'http://p.example/a.js',
  '//p.example/a.js',
  ' http://p.example/a.js',
  'javascript:alert(1)',
  ' data:text/javascript,alert(1)',
  'https://user:pass@p.example/a.js',
  'a()</script><img src=x onerror=b()>',
  '<script src="https://p.example/a.js"></script><script>b()',
  'a()<script>b()',
  'a("<script")',
  'a() <!-- b',
  '<script> </script>',
  `a()${'x'.repeat(19_998)}`,
])('[7.38c] [7.38, 12.2] a script like %j is not injected', script => {
  expect(partsWith({ script, gtagScript: script })).toEqual([]);
});

test.each(['http://p.example/a.gif', '/a.gif', 'data:image/gif;base64,AA', 'javascript:1'])(
  '[12.2] a picture at %j is not requested',
  src => {
    expect(partsWith({ src, noscriptSrc: src, script: 'https://p.example/a.js' })).toEqual([
      { kind: 'script', src: 'https://p.example/a.js', fallback: '' },
    ]);
  },
);

test('[7.38] metaName and metaContent add a meta element, but none that controls the page', () => {
  const meta = (metaName: string, metaContent = 'abc') => metaOf({ ...empty, metaName, metaContent });
  expect(meta(' facebook-domain-verification ')).toEqual({
    name: 'facebook-domain-verification',
    content: 'abc',
  });
  for (const name of ['viewport', 'Referrer', 'theme-color', 'a b', '"><script>', ''])
    expect(meta(name)).toBeUndefined();
  expect(meta('verification', '')).toBeUndefined();
  expect(meta('verification', 'x'.repeat(999))?.content).toHaveLength(256);
});
