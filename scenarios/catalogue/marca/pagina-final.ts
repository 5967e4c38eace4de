import { defineScenario } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';

const finishedProposal = { currentStep: 'finalizado', answers: {} } as const;

export const paginaFinal = defineScenario({
  id: 'pagina-final',
  title: 'Página final nas palavras do banco',
  story:
    'A proposta de Marina terminou. Ela lê o que o banco diz, volta ao início e de lá chega outra vez ao fim.',
  requirements: ['2.3', '3.11a'],
  product: 'credito-pessoal',
  tags: ['marca'],
  world: { proposal: finishedProposal },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Proposta enviada' },
    { do: 'waitFor', text: 'Você vai receber o contrato e os próximos passos por e-mail e SMS.' },
    { do: 'press', button: 'Voltar ao início' },
    { do: 'waitFor', heading: 'Crédito pessoal sem sair de casa' },
    { do: 'waitFor', text: 'Dinheiro na conta em até um dia útil' },
    { do: 'press', button: 'Ver resultado' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: { sent: [{ operation: 'createProposal', times: 0 }], endsAt: { path: '/final-page' } },
});

export const paginaFinalComLink = defineScenario({
  id: 'pagina-final-com-link',
  title: 'Página final com um link a mais',
  story:
    'A configuração traz título, texto, botão e um link a mais. O link leva a outro endereço: o nome dele é mostrado antes.',
  requirements: ['3.11b', '12.2'],
  product: 'credito-pessoal',
  tags: ['marca'],
  world: {},
  plan: changedSystem(creditoPessoal, {
    proposal: { _id: 'p-terminada', currentStep: 'finalizado', selfContract: {}, situation: 'finished' },
    display: {
      finalPage: {
        title: 'Tudo pronto, Marina',
        description: 'Sua proposta foi assinada.<br/>O dinheiro sai amanhã.',
        buttonText: 'Ver outras ofertas',
        extraButtonName: 'Baixar o aplicativo',
        extraButtonLink: 'https://aplicativo.exemplo.com.br/baixar',
      },
    },
  }),
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Tudo pronto, Marina' },
    { do: 'press', button: 'Baixar o aplicativo' },
    { do: 'waitFor', text: 'aplicativo.exemplo.com.br' },
    { do: 'press', button: 'Cancelar' },
  ],
  verdict: {
    seen: ['O dinheiro sai amanhã.', 'Ver outras ofertas'],
    endsAt: { heading: 'Tudo pronto, Marina' },
  },
});
