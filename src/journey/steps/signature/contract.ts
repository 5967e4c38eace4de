import { createSignatureTexts } from './create-signature-texts.ts';

/** The service creates and sends the contract (2.27). The title of `failed` is fixed by 8.45. */
export const contract = createSignatureTexts({
  init: { text: 'Toque em Continuar para prepararmos o contrato com as condições que você aceitou.' },
  waiting: {
    picture: 'contract',
    title: 'Seu contrato está a caminho',
    text: 'Estamos gerando o contrato e enviando para você assinar.',
    withLink: {
      title: 'Seu contrato está pronto',
      text: 'Leia e assine o contrato para a proposta seguir adiante.',
    },
    withoutLink: { now: 'Assim que o contrato ficar pronto, você poderá assinar por aqui.' },
  },
  success: { title: 'Contrato enviado', text: 'Você já pode ler e assinar o contrato.' },
  failed: {
    title: 'Falha no envio do contrato',
    text: 'O contrato não pôde ser enviado. Suas respostas estão salvas: tente de novo.',
  },
});
