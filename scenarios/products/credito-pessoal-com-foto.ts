import { creditoPessoal } from './credito-pessoal.ts';
import { defineProduct } from './define-product.ts';
import { imageCapture } from './parts/fields.ts';
import { identifier } from './parts/identifier.ts';

const id = 'credito-pessoal-com-foto';

/** The personal loan with a photo of the document in its first step: the file of a proposal that does not exist yet. */
export const creditoPessoalComFoto = defineProduct({
  ...creditoPessoal,
  id,
  title: 'Crédito pessoal com foto',
  hash: '6650c1f2a4b3d90012e7f0f0',
  system: { ...creditoPessoal.system, code: 'CP-CREFAZ-002' },
  steps: creditoPessoal.steps.map(step => ({
    ...step,
    _id: identifier(`${id} ${step.slug}`),
    fields:
      step.slug === 'dados-pessoais'
        ? [...step.fields, imageCapture('foto', 'Foto do documento')]
        : step.fields,
  })),
});
