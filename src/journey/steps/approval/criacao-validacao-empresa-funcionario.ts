import { createApprovalTexts } from './create-approval-texts.ts';

/** The agreement registers and validates company and employee (2.30). */
export const criacaoValidacaoEmpresaFuncionario = createApprovalTexts('employment', {
  init: { title: 'Vamos registrar você e a empresa' },
  waiting: {
    title: 'Estamos registrando você e a empresa',
    text: 'Criamos o cadastro da empresa e confirmamos que você trabalha nela.',
  },
  success: { title: 'Cadastro concluído', text: 'Você e a empresa estão registrados.' },
  failed: {
    title: 'O cadastro não foi concluído',
    text: 'A empresa ou o seu vínculo não pôde ser validado. Você pode tentar de novo agora.',
  },
  remake: {
    title: 'Confira os dados da empresa',
    text: 'O CNPJ ou a matrícula não foi encontrado. Revise e envie novamente.',
    correction: {
      answers: 'any',
      label: 'Revisar dados',
      textWithoutForm:
        'O CNPJ ou a matrícula não foi encontrado. Para corrigir, fale com quem enviou o link.',
    },
  },
});
