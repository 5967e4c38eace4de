import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { field, type Product, required } from '#scenarios/products/define-product.ts';
import type { WireField, WireStep } from '#scenarios/wire.ts';

const identifierOf = (number: number): string => number.toString(16).padStart(24, '0');

let fieldCount = 0;
const fieldWith = (key: string, component: NonNullable<WireField['component']> = 'text'): WireField => {
  fieldCount += 1;
  return field({ _id: identifierOf(fieldCount), key, label: key, component, rules: required(key) });
};

const createStep = (
  order: number,
  slug: string,
  type: WireStep['stepType']['slug'],
  fields: WireField[] = [],
  members: Partial<WireStep> = {},
): WireStep => ({
  _id: identifierOf(1000 + order),
  slug,
  name: slug,
  order,
  stepType: { _id: identifierOf(2000 + order), label: type, slug: type, unique: false },
  fields,
  ...members,
});

/** A product whose steps include every situation of a proposal. */
export const everySituationProduct: Product = {
  ...creditoPessoal,
  id: 'workshop',
  steps: [
    createStep(0, 'dados', 'form', [fieldWith('cpf'), fieldWith('celular'), fieldWith('beneficio')]),
    createStep(1, 'codigo', 'tokenValidation', [], {
      tokenValidationMethods: [
        { method: 'sms', target: '(11) *****-4321' },
        { method: 'email', target: 'm***@exemplo.com.br' },
      ],
    }),
    createStep(2, 'conta', 'form', [fieldWith('fotoDaConta', 'imageCapture')]),
    createStep(3, 'erro-leitura', 'form', [fieldWith('fotoDaConta', 'imageCapture')]),
    createStep(4, 'comprovante', 'form', [fieldWith('comprovante', 'imageCapture')]),
    createStep(5, 'documentos', 'documentLink', [], { link: 'https://documentos.exemplo.com.br/envio' }),
    createStep(6, 'beneficio', 'benefit'),
    createStep(7, 'simulacao', 'simulation', [fieldWith('valor', 'money')]),
    createStep(8, 'identidade', 'rodobensKyc', [], { link: 'https://identidade.exemplo.com.br/kyc' }),
    createStep(9, 'autorizacao', 'c6ConsignadoPrivadoAutorizacao'),
    createStep(10, 'insercao', 'c6CarEquityInsercao'),
    createStep(11, 'averbacao', 'averbacao'),
    createStep(12, 'conta-bancaria', 'form', [fieldWith('conta')]),
    createStep(13, 'fim', 'finished'),
  ],
  checks: {
    documentos: { polls: 2, ends: 'success' },
    beneficio: { polls: 7, ends: 'success' },
    identidade: { polls: 1, ends: 'review', begins: 'init', reviewStep: 'dados' },
    autorizacao: { polls: 1_000_000, ends: 'success', begins: 'init' },
    insercao: { polls: 0, ends: 'failed', begins: 'init' },
    averbacao: { polls: 0, ends: 'success' },
  },
  completion: { after: 'conta-bancaria', polls: 1, ends: 'success' },
  branches: [
    { after: 'documentos', when: { step: 'dados', key: 'beneficio', equals: 'nao' }, goTo: 'simulacao' },
  ],
  skippable: ['beneficio'],
  sendsSms: ['documentos'],
  readErrors: { conta: 'erro-leitura' },
  overdueBill: { after: 'conta', receiptStep: 'comprovante' },
  documents: [
    { name: 'Conta de luz', step: 'conta' },
    { name: 'Documento de identidade', step: 'documentos' },
    { name: 'Prova de vida', step: 'identidade' },
  ],
  staysEndorsed: true,
};
