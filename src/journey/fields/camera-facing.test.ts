import { expect, test } from 'vitest';
import { facingOf } from './camera-facing.ts';

test('[3.32] the front camera is used only for a photo of a face', () => {
  const rows = [
    ['selfie', 'Sua foto', 'user'],
    ['fotoRosto', 'Foto', 'user'],
    ['imagem', 'Tire uma selfie com o documento', 'user'],
    ...['face', 'facial', 'facematch', 'liveness', 'biometria'].map(
      word => [`foto_${word}`, '', 'user'] as const,
    ),
    ['rgFrente', 'Frente do RG', 'environment'],
    ['contaDeLuz', 'Conta de luz', 'environment'],
    ['superficie', 'Superfície do imóvel', 'environment'],
  ] as const;
  expect(rows.map(([key, label]) => facingOf({ key, label }))).toEqual(rows.map(([, , facing]) => facing));
});
