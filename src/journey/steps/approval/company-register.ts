import { createApprovalTexts } from './create-approval-texts.ts';

/** The bank registers the company (2.29). */
export const companyRegister = createApprovalTexts('building', {
  init: { title: 'Vamos cadastrar a sua empresa' },
  waiting: {
    title: 'Estamos cadastrando a sua empresa',
    text: 'O banco confere o CNPJ e registra a empresa em que você trabalha.',
    now: 'A resposta depende do banco. Pode sair e voltar depois pelo mesmo link.',
    mayLeave: true,
  },
  success: { title: 'Empresa cadastrada', text: 'A sua empresa já faz parte do convênio.' },
  failed: {
    title: 'Não conseguimos cadastrar a empresa',
    text: 'O cadastro do CNPJ não foi aceito. Você pode tentar de novo agora.',
  },
});
