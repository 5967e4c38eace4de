/** One claim of the accessibility statement, and the test that shows it. */
export interface AccessibilityClaim {
  readonly text: string;
  /** A file of the repository and part of the name of a test in it; tests/architecture verifies that it exists. */
  readonly test: { readonly file: string; readonly name: string };
}

/** Day on which the claims were last compared with the app. */
export const ASSESSED_ON = '22/11/2026';

export const CLAIMS: readonly AccessibilityClaim[] = [
  {
    text: 'Tudo pode ser feito só com o teclado, do link até a página final.',
    test: { file: 'tests/e2e/keyboard.spec.ts', name: 'the whole journey works by keyboard only' },
  },
  {
    text: 'O foco do teclado não se perde depois de nenhuma ação.',
    test: {
      file: 'tests/support/play-scenario.browser.test.ts',
      name: 'a played scenario passes while each action leaves the focus on the page, and fails at the first that loses it',
    },
  },
  {
    text: 'Cada tela tem um título próprio, que também é o título da página. Quando um formulário tem erros, o título diz.',
    test: { file: 'tests/flows/page-title.test.tsx', name: 'the title of the page begins with "Erro"' },
  },
  {
    text: 'Um envio com erros mostra uma lista com links para os campos que precisam de correção.',
    test: { file: 'tests/e2e/accessibility.spec.ts', name: 'a failed submit puts the focus on a summary' },
  },
  {
    text: 'Cores, nomes e estrutura das telas são verificados de forma automática com as regras da WCAG 2.2, nível AA, nos temas claro e escuro.',
    test: { file: 'tests/e2e/accessibility.spec.ts', name: 'axe finds nothing on any screen' },
  },
  {
    text: 'O texto continua legível com contraste de 4,5:1, qualquer que seja a cor da instituição.',
    test: { file: 'src/journey/brand-tokens.test.ts', name: '[13.6]' },
  },
  {
    text: 'O texto pode ter o dobro do tamanho e mais espaço entre letras e linhas sem ser cortado.',
    test: { file: 'tests/flows/large-text.test.tsx', name: 'at 200% text size' },
  },
  {
    text: 'Os avisos que somem sozinhos ficam o tempo da leitura e esperam enquanto você aponta para eles.',
    test: {
      file: 'src/ui/toaster.browser.test.tsx',
      name: 'a long toast stays until a slow reader has read it',
    },
  },
  {
    text: 'Arquivos anexados e removidos são anunciados para leitores de tela.',
    test: {
      file: 'tests/flows/image-field.test.tsx',
      name: 'an attached or removed file is announced politely, once',
    },
  },
];
