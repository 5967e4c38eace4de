import { codedOptions, fixedList, namedOptions } from './option-list.ts';

export const creditPurpose = fixedList(
  namedOptions([
    'Quitar dívidas',
    'Organizar as contas do mês',
    'Reformar ou construir',
    'Comprar um veículo',
    'Comprar móveis ou eletrodomésticos',
    'Investir no próprio negócio',
    'Pagar estudos',
    'Despesas de saúde',
    'Viagem',
    'Festa ou casamento',
    'Emergência',
    'Outra finalidade',
  ]),
);

export const creditForm = fixedList(
  codedOptions([
    ['pix', 'Pix'],
    ['ted', 'TED'],
    ['creditoEmConta', 'Crédito em conta'],
    ['ordemDePagamento', 'Ordem de pagamento'],
    ['cartao', 'Crédito no cartão'],
  ]),
);

export const releaseMeans = fixedList(
  codedOptions([
    ['conta', 'Conta em nome do cliente'],
    ['contaBeneficio', 'Conta do benefício'],
    ['contaSalario', 'Conta salário'],
    ['ordemDePagamento', 'Ordem de pagamento na agência'],
    ['chequeAdministrativo', 'Cheque administrativo'],
  ]),
);

export const withdrawalTypes = fixedList(
  codedOptions([
    ['total', 'Saque total do limite'],
    ['parcial', 'Saque parcial'],
    ['parcelado', 'Saque parcelado'],
    ['complementar', 'Saque complementar'],
    ['aniversario', 'Saque-aniversário do FGTS'],
    ['semSaque', 'Somente o cartão, sem saque'],
  ]),
);

export const paymentForm = fixedList(
  codedOptions([
    ['boleto', 'Boleto bancário'],
    ['debitoEmConta', 'Débito em conta'],
    ['descontoEmFolha', 'Desconto em folha'],
    ['descontoNoBeneficio', 'Desconto no benefício'],
    ['contaDeLuz', 'Conta de luz'],
    ['cartaoDeCredito', 'Cartão de crédito'],
    ['pix', 'Pix'],
    ['carne', 'Carnê'],
  ]),
);

export const assets = fixedList(
  namedOptions([
    'Casa própria quitada',
    'Casa própria financiada',
    'Apartamento quitado',
    'Apartamento financiado',
    'Terreno',
    'Imóvel comercial',
    'Imóvel rural',
    'Carro quitado',
    'Carro financiado',
    'Moto',
    'Caminhão',
    'Máquinas e equipamentos',
    'Aplicações financeiras',
    'Participação em empresa',
    'Não possuo bens',
  ]),
);
