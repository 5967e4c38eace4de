import { defineScenario } from '../../define-scenario.ts';

export const companyLookupFailed = defineScenario({
  id: 'company-lookup-failed',
  title: 'Busca de empresa que falha',
  story:
    'A busca de empresas falha. Uma mensagem diz o que o serviço respondeu, e a busca continua aberta: na segunda tentativa, a empresa aparece.',
  requirements: ['2.42', '8.15'],
  product: 'consignado-privado',
  tags: ['busca', '400'],
  world: { proposal: { currentStep: 'emprego', answers: {} } },
  plan: {
    findCompaniesByName: {
      kind: 'sequence',
      answers: [
        { kind: 'reply', status: 400, body: { code: 400, message: 'A busca de empresas está fora do ar.' } },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'press', button: 'Não sei o CNPJ: buscar pelo nome' },
    { do: 'fill', field: 'Nome da empresa', with: 'Horizonte' },
    { do: 'waitFor', text: 'A busca de empresas está fora do ar.' },
    { do: 'press', button: 'Buscar de novo' },
    { do: 'waitFor', text: 'Horizonte' },
  ],
  verdict: {
    seen: ['Atenção'],
    sent: [{ operation: 'findCompaniesByName', times: 2 }],
    console: ['[proposta] findCompaniesByName: 400'],
  },
});

export const noCompanies = defineScenario({
  id: 'no-companies',
  title: 'Nenhuma empresa com esse nome',
  story: 'Ninguém se chama assim: a busca diz que nenhuma empresa foi encontrada.',
  requirements: ['8.16'],
  product: 'consignado-privado',
  tags: ['busca'],
  world: { proposal: { currentStep: 'emprego', answers: {} } },
  plan: { findCompaniesByName: { kind: 'reply', status: 200, body: { data: { companies: [] } } } },
  walk: [
    { do: 'open' },
    { do: 'press', button: 'Não sei o CNPJ: buscar pelo nome' },
    { do: 'fill', field: 'Nome da empresa', with: 'Zzyzx' },
    { do: 'waitFor', text: 'Nenhuma empresa encontrada' },
  ],
  verdict: { sent: [{ operation: 'findCompaniesByName', times: 1 }] },
});
