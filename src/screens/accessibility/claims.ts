/** Day on which the claims were last compared with the app. */
export const ASSESSED_ON = '22/11/2026';

/** The claims of the accessibility statement. tests/architecture/claim-tests.ts names the test that shows each. */
export const CLAIMS = [
  'Tudo pode ser feito só com o teclado, do link até a página final.',
  'O foco do teclado não se perde depois de nenhuma ação.',
  'Cada tela tem um título próprio, que também é o título da página. Quando um formulário tem erros, o título diz.',
  'Um envio com erros mostra uma lista com links para os campos que precisam de correção.',
  'Cores, nomes e estrutura das telas são verificados de forma automática com as regras da WCAG 2.2, nível AA, nos temas claro e escuro.',
  'O texto continua legível com contraste de 4,5:1, qualquer que seja a cor da instituição.',
  'O texto pode ter o dobro do tamanho e mais espaço entre letras e linhas sem ser cortado.',
  'Os avisos que somem sozinhos ficam o tempo da leitura e esperam enquanto você aponta para eles.',
  'Arquivos anexados e removidos são anunciados para leitores de tela.',
] as const;
