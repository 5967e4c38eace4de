import { createStatusTexts } from '../status-texts.ts';

/** Know your customer: a QR code on a computer, an SMS link on a phone (2.28). */
export const rodobensKyc = createStatusTexts('qrPhone', {
  init: {
    title: 'Vamos confirmar quem é você',
    text: 'Tenha em mãos um documento com foto. A confirmação é feita pela câmera do celular.',
    button: { label: 'Começar', action: 'begin' },
    secondaryButton: null,
  },
  waiting: {
    title: 'Falta confirmar quem é você',
    text: 'Abra o link que enviamos por SMS ou toque em Abrir link.',
    textWithQrCode: 'Aponte a câmera do celular para o QR\u00a0Code ou abra o link que enviamos por SMS.',
    now: 'Esta tela avança sozinha assim que a confirmação terminar.',
    button: { label: 'Abrir link', action: 'openLink' },
    secondaryButton: { label: 'Receber um novo SMS', action: 'resendSms' },
  },
  success: { title: 'Confirmação concluída', text: 'Seu documento e seu rosto conferem.' },
  failed: {
    title: 'A confirmação não foi concluída',
    text: 'O documento ou a foto não pôde ser conferido. Você pode refazer agora.',
    button: { label: 'Refazer', action: 'redo' },
  },
  remake: {
    title: 'Faça a confirmação mais uma vez',
    text: 'Alguma imagem ficou sem nitidez. O passo a passo é o mesmo.',
  },
  review: {
    title: 'Sua confirmação está em análise',
    text: 'Uma pessoa está conferindo o documento e a foto que você enviou.',
  },
});
