import type { WireField } from '../../wire.ts';
import { shownWhile } from './conditions.ts';
import { cep, choices, imageCapture, radioChip, select, text } from './fields.ts';
import { formStep, type StepDraft } from './steps.ts';

/** The address: seven fields, most of them filled by the lookup of the postal code. */
export const addressStep = (
  description = 'Onde você mora hoje. Com o CEP, preenchemos o que for possível.',
): StepDraft =>
  formStep(
    'endereco',
    'Endereço',
    [
      cep('cep', 'CEP'),
      text('logradouro', 'Logradouro', { placeholder: 'Rua, avenida, praça' }),
      text('numero', 'Número', { maxLength: 10 }),
      text('complemento', 'Complemento', { optional: true, placeholder: 'Apartamento, bloco, casa' }),
      text('bairro', 'Bairro'),
      select('estado', 'Estado', { resource: 'states', placeholder: 'Escolha o estado' }),
      select('cidade', 'Cidade', {
        resource: 'cities',
        dependencies: ['estado'],
        placeholder: 'Escolha a cidade',
      }),
    ],
    { description },
  );

/** The bank account for the payment or the instalments. */
export const bankAccountStep = (
  description: string,
  additionalFields: readonly WireField[] = [],
  name = 'Dados bancários',
): StepDraft =>
  formStep(
    'dados-bancarios',
    name,
    [
      select('banco', 'Banco', { resource: 'banks', placeholder: 'Escolha o banco' }),
      text('agencia', 'Agência', { mask: 'agency', placeholder: '0000' }),
      text('conta', 'Conta com dígito', { mask: 'account' }),
      ...additionalFields,
    ],
    { description },
  );

/** Photos of an identity document: both sides of an RG, or an open driving licence. */
export const documentStep = (description: string, slug = 'documento-de-identidade'): StepDraft =>
  formStep(
    slug,
    'Documento com foto',
    [
      radioChip('tipoDeDocumento', 'Qual documento você vai enviar?', {
        options: choices(['rg', 'RG'], ['cnh', 'CNH']),
      }),
      imageCapture('frenteDoDocumento', 'Frente do RG', {
        ...shownWhile('tipoDeDocumento', 'rg'),
        tutorial: 'Tire o documento do plástico e procure um lugar bem iluminado.',
      }),
      imageCapture('versoDoDocumento', 'Verso do RG', shownWhile('tipoDeDocumento', 'rg')),
      imageCapture('cnhAberta', 'CNH aberta, frente e verso na mesma foto', {
        ...shownWhile('tipoDeDocumento', 'cnh'),
        tutorial: 'Abra a CNH sobre uma mesa. As quatro pontas precisam aparecer.',
      }),
    ],
    { description },
  );
