import { createStatusTexts } from '../status-texts.ts';

/** The customer sends documents through a link from an SMS (2.26). */
export const documentLink = createStatusTexts('linkMessage', {
  init: {
    title: 'Envie seus documentos',
    text: 'Enviamos o link por SMS para o seu celular. Use-o para enviar os documentos.',
    button: { label: 'Buscando', action: 'pollNow' },
    secondaryButton: null,
  },
  waiting: {
    title: 'Enviamos o link por SMS',
    text: 'Abra o link da mensagem no celular e fotografe os documentos pedidos.',
    now: 'Quando os documentos chegarem, esta tela avança sozinha.',
    button: { label: 'Abrir link', action: 'openLink' },
    secondaryButton: { label: 'Receber um novo link', action: 'redoDocumentLink' },
  },
  success: {
    picture: 'received',
    title: 'Documentos recebidos',
    text: 'Processando documentos enviados.',
  },
  failed: {
    title: 'Os documentos não chegaram',
    text: 'O link expirou ou o envio foi interrompido. Enviaremos outro link por SMS.',
    button: { label: 'Tentar novamente', action: 'redoDocumentLink' },
  },
  remake: {
    title: 'Envie os documentos mais uma vez',
    text: 'Alguma imagem não ficou nítida. Enviaremos um novo link por SMS.',
    button: { label: 'Refazer', action: 'redoDocumentLink' },
  },
  review: {
    title: 'Os documentos enviados estão em revisão',
    text: 'Uma pessoa está conferindo as imagens que vieram pelo link.',
  },
});
