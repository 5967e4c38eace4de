import type { InconsistencyKind } from '#openapi/schema.gen.ts';
import { marina } from '../../cast/personas.ts';
import { defineScenario, type Scenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';
import { refuseDocumentsOnce } from './refuse-documents-once.ts';

interface RefusalDetails {
  id: string;
  title: string;
  story: string;
  requirement: string;
  kind: InconsistencyKind;
  texts: readonly string[];
  button: string;
}

/** The service refuses the account once. A button of the notice leads to its field, and the second attempt succeeds. */
const defineRefusalScenario = ({
  id,
  title,
  story,
  requirement: number,
  kind,
  texts,
  button,
}: RefusalDetails): Scenario =>
  defineScenario({
    id,
    title,
    story,
    requirements: [number, '8.31', '8.33'],
    product: 'credito-pessoal',
    tags: ['422', 'documentos', 'inconsistência'],
    world: {
      proposal: {
        currentStep: 'dados-bancarios',
        answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
      },
    },
    plan: refuseDocumentsOnce(kind),
    walk: [
      { do: 'open' },
      ...submitBankAccount(marina),
      ...texts.map(text => ({ do: 'waitFor', text }) as const),
      { do: 'press', button },
      { do: 'expectField', field: 'Agência', value: marina.agency },
      { do: 'press', button: 'Continuar' },
      { do: 'waitFor', heading: 'Termos' },
    ],
    verdict: {
      notSeen: texts,
      sent: [{ operation: 'updateStep', times: 2 }],
      endsAt: { heading: 'Termos' },
      console: ['[proposta] updateStep: 422'],
    },
  });

export const resendOcr = defineRefusalScenario({
  id: 'resend-ocr',
  title: 'Foto que não se lê',
  story: 'A foto da conta não ficou boa. O aviso pede para tentar novamente, e a segunda tentativa passa.',
  requirement: '8.35',
  kind: 'resendOcr',
  texts: ['Oops parece que enviou uma conta não muito boa...', 'Podemos tentar novamente?'],
  button: 'Inserir outra conta',
});

export const invalidEnergyBill = defineRefusalScenario({
  id: 'invalid-energy-bill',
  title: 'Conta de luz inválida',
  story: 'O documento enviado não é uma conta de luz. O aviso diz isso e leva de volta à conta.',
  requirement: '8.36',
  kind: 'inconsistentEnergyBill',
  texts: ['Documento de conta de luz inválido!'],
  button: 'Inserir outra conta',
});

export const invalidProofOfResidence = defineRefusalScenario({
  id: 'invalid-proof-of-residence',
  title: 'Comprovante de residência inválido',
  story: 'O comprovante de residência não vale. O aviso diz isso e oferece inserir outro.',
  requirement: '8.37',
  kind: 'inconsistentComprovanteDeResidencia',
  texts: ['Documento de comprovante de residência inválido!'],
  button: 'Inserir outro comprovante',
});

export const divergentAddress = defineScenario({
  id: 'divergent-address',
  title: 'Endereço diferente do documento',
  story:
    'CEP, cidade e estado não batem com o documento de Marina. Cada campo diz isso, e o que ela digitou continua ali.',
  requirements: ['8.31', '8.32'],
  product: 'credito-pessoal',
  tags: ['422', 'documentos', 'inconsistência', 'e2e'],
  world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
  plan: refuseDocumentsOnce('inconsistentCep', 'inconsistentCidade', 'inconsistenEstado'),
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Cep divergente do documento' },
    { do: 'waitFor', text: 'Cidade divergente do documento' },
    { do: 'waitFor', text: 'Estado divergente do documento' },
    { do: 'expectField', field: 'Logradouro', value: marina.street },
  ],
  verdict: { endsAt: { heading: 'Endereço' }, console: ['[proposta] updateStep: 422'] },
});
