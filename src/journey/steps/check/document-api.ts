import { createCheckTexts } from './create-check-texts.ts';

/** The service reads the sent documents (4.7). */
export const documentApi = createCheckTexts(
  {
    init: { title: 'Vamos ler seus documentos' },
    waiting: {
      title: 'Estamos lendo seus documentos',
      text: 'Conferimos se as imagens estão nítidas e se os dados batem com a proposta.',
    },
    success: { title: 'Documentos aprovados', text: 'As imagens estão nítidas e os dados conferem.' },
    failed: {
      title: 'Não conseguimos ler seus documentos',
      text: 'A leitura não foi concluída. As imagens continuam salvas: tente de novo.',
    },
    remake: {
      title: 'Envie o documento mais uma vez',
      text: 'A imagem não ficou nítida. Use um lugar claro, sem reflexo, e mostre o documento inteiro.',
    },
    review: {
      title: 'Seus documentos estão em revisão',
      text: 'Uma pessoa está conferindo as imagens que você enviou.',
    },
  },
  'reading',
);
