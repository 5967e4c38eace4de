import { createContractsTexts } from './create-contracts-texts.ts';

/** The service searches for contracts in the customer's name (4.9). */
export const consultContractsApi = createContractsTexts({
  init: {
    title: 'Seus contratos',
    text: 'Encontramos estes contratos em seu nome. Escolha um para continuar.',
  },
  waiting: {
    picture: 'contractSearch',
    title: 'Estamos procurando seus contratos',
    text: 'Consultamos os bancos em que você tem empréstimos. Esta tela avança sozinha.',
  },
  success: { title: 'Consulta de contratos concluída', text: 'Já sabemos quais contratos você tem.' },
  failed: {
    picture: 'contractSearch',
    title: 'Não conseguimos consultar seus contratos',
    text: 'A consulta aos bancos não foi concluída. Você pode tentar de novo agora.',
  },
});
