import { createContractsTexts } from './create-contracts-texts.ts';

/** The customer chooses the contract to continue with (4.9). */
export const contractApi = createContractsTexts({
  init: {
    title: 'Escolha o contrato',
    text: 'Estes são os contratos em seu nome. Escolha aquele com que você quer seguir.',
  },
  waiting: {
    title: 'Estamos registrando o contrato escolhido',
    text: 'O banco confirma o saldo e as parcelas do contrato.',
  },
  success: { title: 'Contrato registrado', text: 'O contrato escolhido foi confirmado.' },
  failed: {
    title: 'Não conseguimos registrar o contrato',
    text: 'O banco não confirmou o contrato escolhido. Você pode tentar de novo agora.',
  },
});
