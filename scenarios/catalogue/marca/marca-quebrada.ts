import { defineScenario } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import { creditoBoleto } from '../../products/credito-boleto.ts';

export const marcaQuebrada = defineScenario({
  id: 'marca-quebrada',
  title: 'Marca quebrada ou hostil',
  story:
    'Cores, fonte e imagens que não são o que deviam: o nome da financeira fica no lugar do logotipo, e a proposta segue como sempre.',
  requirements: ['12.2', '12.6'],
  product: 'credito-boleto',
  tags: ['marca'],
  world: {},
  plan: changedSystem(creditoBoleto, {
    display: {
      pageTitle: '<img src=x onerror=alert(1)>',
      favicon: 'javascript:alert(1)',
      colors: {
        primary: 'red;}body{display:none',
        secondary: 'url(https://mau.exemplo/x)',
        textColor: 'var(--x)',
        lightenPrimaryColor: '#12',
        darkenPrimaryColor: 'expression(alert(1))',
        theme: 'solarized',
        extra: { 'font-family': 'x"}*{display:none}', 'wave-color': 'linear-gradient(red,blue)' },
      },
      images: {
        logo: 'javascript:alert(1)',
        miniLogo: 'data:text/html,x',
        home: '//mau.exemplo/x.png',
        desktopBackground: 'http://mau.exemplo/x.png',
      },
    },
  }),
  walk: [{ do: 'open' }, { do: 'waitFor', heading: 'Seus dados' }],
  // The title of the tab, the icon, the colors and the font are checked by tests/flows/brand.test.tsx.
  verdict: {
    seen: ['AJCred'],
    notSeen: ['onerror', 'mau.exemplo'],
    endsAt: { heading: 'Seus dados' },
    console: [
      '[proposta] getSystem: unreadable colour: primary, secondary, textColor, lightenPrimaryColor, darkenPrimaryColor, waveColor',
    ],
  },
});
