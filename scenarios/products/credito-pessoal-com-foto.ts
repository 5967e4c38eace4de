import { imageCapture } from './building-blocks/fields.ts';
import { identifier } from './building-blocks/identifier.ts';
import { creditoPessoal } from './credito-pessoal.ts';
import { defineProduct } from './define-product.ts';

const id = 'credito-pessoal-com-foto';

/** The personal loan with a photo in its first step, which has to be uploaded after the creation. */
export const creditoPessoalComFoto = defineProduct({
  ...creditoPessoal,
  id,
  title: 'Crédito pessoal com foto',
  hashId: '6650c1f2a4b3d90012e7f0f0',
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
