import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** Private payroll loan with C6: the customer authorises it by SMS (4.28, 7.33). */
const createConsignedTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'key',
    {
      waiting: { button: { label: 'Confirmar código', action: 'sendC6Token' }, secondaryButton: null },
      remake: {
        title: 'A autorização expirou',
        text: 'Peça outra mensagem para autorizar de novo.',
        button: { label: 'Receber um novo SMS', action: 'resendC6Sms' },
      },
      review: {
        title: 'Sua autorização está em revisão',
        text: 'O C6 está conferindo a autorização recebida.',
      },
    },
    overrides,
  );

// The specification names only the prefix c6ConsignadoPrivado; the rest of these names is assumed (assumption 4.8).

/** The customer authorises the consultation of the employment. */
export const c6ConsignadoPrivadoAuthorization = createConsignedTexts({
  init: { title: 'Vamos pedir sua autorização', text: 'O C6 vai enviar um SMS para o seu celular.' },
  waiting: {
    title: 'Autorize a consulta pelo SMS',
    text: 'Abra o link do SMS do C6 ou digite aqui o código recebido.',
    now: 'Com a sua autorização, o C6 consulta seu vínculo de trabalho e esta tela avança sozinha.',
  },
  success: { title: 'Consulta autorizada', text: 'O C6 já pode consultar seu vínculo.' },
  failed: {
    title: 'A consulta não foi autorizada',
    text: 'O C6 não recebeu a sua autorização. Você pode tentar de novo agora.',
  },
});

/** The customer enters the code that confirms the contract. */
export const c6ConsignadoPrivadoToken = createConsignedTexts({
  init: {
    picture: 'phone',
    title: 'Vamos enviar um código',
    text: 'O código de confirmação vai para o seu celular por SMS.',
  },
  waiting: {
    picture: 'phone',
    title: 'Digite o código do C6',
    text: 'Enviamos um código por SMS para confirmar a contratação.',
    now: 'Depois do código, o C6 registra a contratação.',
  },
  success: { title: 'Código confirmado', text: 'O C6 aceitou o código.' },
  failed: {
    picture: 'phone',
    title: 'O C6 não aceitou o código',
    text: 'O código expirou ou não confere. Você pode tentar de novo agora.',
  },
});

/** C6 prepares the loan. */
export const c6ConsignadoPrivadoPolling = createConsignedTexts({
  init: { title: 'Vamos acompanhar a sua contratação', text: 'O C6 está recebendo os dados da proposta.' },
  waiting: {
    picture: 'payslip',
    title: 'O C6 está preparando seu consignado',
    text: 'O banco confirma com a sua empresa o desconto das parcelas.',
    now: 'Se o C6 enviar um código por SMS, digite-o aqui.',
  },
  success: { title: 'Consignado confirmado', text: 'O C6 concluiu a sua contratação.' },
  failed: {
    title: 'O C6 não concluiu o consignado',
    text: 'A contratação parou no meio. Você pode tentar de novo agora.',
  },
});
