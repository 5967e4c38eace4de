import { codedOptions, fixedList } from './option-list.ts';

/** Kinds of social security benefit with the codes of its statements. */
export const benefits = fixedList(
  codedOptions([
    ['21', '21 - Pensão por morte previdenciária'],
    ['23', '23 - Pensão por morte de ex-combatente'],
    ['29', '29 - Pensão por morte de ex-combatente marítimo'],
    ['32', '32 - Aposentadoria por incapacidade permanente'],
    ['41', '41 - Aposentadoria por idade'],
    ['42', '42 - Aposentadoria por tempo de contribuição'],
    ['46', '46 - Aposentadoria especial'],
    ['57', '57 - Aposentadoria de professor'],
    ['72', '72 - Aposentadoria por tempo de serviço de ex-combatente'],
    ['78', '78 - Aposentadoria por idade de ex-combatente marítimo'],
    ['87', '87 - Amparo à pessoa com deficiência (BPC/LOAS)'],
    ['88', '88 - Amparo à pessoa idosa (BPC/LOAS)'],
    ['92', '92 - Aposentadoria por acidente do trabalho'],
    ['93', '93 - Pensão por morte por acidente do trabalho'],
    ['94', '94 - Auxílio-acidente'],
    ['96', '96 - Pensão especial por hanseníase'],
  ]),
);

export const benefitType = fixedList(
  codedOptions([
    ['aposentadoria', 'Aposentadoria'],
    ['pensao', 'Pensão'],
    ['bpc', 'BPC/LOAS'],
    ['auxilio', 'Auxílio'],
    ['auxilioBrasil', 'Auxílio Brasil'],
    ['salarioMaternidade', 'Salário-maternidade'],
    ['rmv', 'Renda mensal vitalícia'],
  ]),
);

export const benefitPaymentType = fixedList(
  codedOptions([
    ['contaCorrente', 'Conta-corrente'],
    ['contaPoupanca', 'Conta poupança'],
    ['cartaoMagnetico', 'Cartão magnético'],
    ['contaDigital', 'Conta digital'],
  ]),
);
