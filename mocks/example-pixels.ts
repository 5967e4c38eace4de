/**
 * Files of the pixels folder with an invented partner, for the campaign `exemplo`. The hosts of the mock service serve
 * them; a production build has an empty list (10.11).
 */
export const examplePixels: ReadonlyMap<string, object> = new Map<string, object>([
  ['pixels/index.json', { campaign: { exemplo: 'exemplo' } }],
  [
    'pixels/exemplo.json',
    {
      script: 'https://pixel.parceiro.example/p.js',
      noscriptSrc: 'https://pixel.parceiro.example/p.gif?noscript=1',
      src: 'https://pixel.parceiro.example/p.gif',
      random: true,
      gtagScript: '',
      metaName: '',
      metaContent: '',
    },
  ],
]);
