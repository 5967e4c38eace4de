import type { CLAIMS } from '#screens/accessibility/claims.ts';

/** The test that shows a claim: a file of the repository, and part of the name of a test in it. */
export interface ClaimTest {
  readonly file: string;
  readonly name: string;
}

/** The test of each claim of the accessibility statement. Here, because visitors load the claims (10.11). */
export const CLAIM_TESTS: Readonly<Record<(typeof CLAIMS)[number], ClaimTest>> = {
  'Tudo pode ser feito só com o teclado, do link até a página final.': {
    file: 'tests/e2e/keyboard.spec.ts',
    name: 'the whole journey works by keyboard only',
  },
  'O foco do teclado não se perde depois de nenhuma ação.': {
    file: 'tests/support/play-scenario.browser.test.ts',
    name: 'a played scenario passes while each action leaves the focus on the page, and fails at the first that loses it',
  },
  'Cada tela tem um título próprio, que também é o título da página. Quando um formulário tem erros, o título diz.':
    { file: 'tests/flows/page-title.test.tsx', name: 'the title of the page begins with "Erro"' },
  'Um envio com erros mostra uma lista com links para os campos que precisam de correção.': {
    file: 'tests/e2e/accessibility.spec.ts',
    name: 'a failed submit puts the focus on a summary',
  },
  'Cores, nomes e estrutura das telas são verificados de forma automática com as regras da WCAG 2.2, nível AA, nos temas claro e escuro.':
    { file: 'tests/e2e/accessibility.spec.ts', name: 'axe finds nothing on any screen' },
  'O texto continua legível com contraste de 4,5:1, qualquer que seja a cor da instituição.': {
    file: 'src/journey/brand-tokens.test.ts',
    name: '[13.6]',
  },
  'O texto pode ter o dobro do tamanho e mais espaço entre letras e linhas sem ser cortado.': {
    file: 'tests/flows/large-text.test.tsx',
    name: 'at 200% text size',
  },
  'Os avisos que somem sozinhos ficam o tempo da leitura e esperam enquanto você aponta para eles.': {
    file: 'src/ui/toaster.browser.test.tsx',
    name: 'a long toast stays until a slow reader has read it',
  },
  'Arquivos anexados e removidos são anunciados para leitores de tela.': {
    file: 'tests/flows/image-field.test.tsx',
    name: 'an attached or removed file is announced politely, once',
  },
};
