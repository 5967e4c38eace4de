import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import { PHASES, phaseAt, phaseSharesOf } from '#journey/phases.ts';
import { creditoContaDeLuz } from '#scenarios/products/credito-conta-de-luz.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';

function configurationOf(product: Product): Configuration {
  const decoded = decodeSystem(systemAnswer(product, null));
  if (!decoded) throw new Error('The product has no configuration.');
  return decoded.configuration;
}

test('[2.52] energy credit is Simulação, then Coleta de dados, then Dados para pagamento', () => {
  const configuration = configurationOf(creditoContaDeLuz);
  const listedSteps = configuration.steps.filter(({ slug }) => !creditoContaDeLuz.unlisted?.includes(slug));
  const phases = listedSteps.map(({ slug }) => {
    const phase = phaseAt(configuration, slug);
    return `${slug}: ${phase === undefined ? 'none' : PHASES[phase]}`;
  });
  expect(phases).toEqual([
    'dados-pessoais: Simulação',
    'confirmacao: Simulação',
    'simulacao: Simulação',
    'conta-de-luz: Coleta de dados',
    'dadosContaDeLuz: Coleta de dados',
    'endereco: Coleta de dados',
    'documentoDeIdentidade: Coleta de dados',
    'dados-bancarios: Dados para pagamento',
    'analise: Dados para pagamento',
    'assinatura: Dados para pagamento',
    'pagamento: Dados para pagamento',
    'finalizado: none',
  ]);
});

test('without a simulation or a known step there is no phase', () => {
  expect(phaseAt(configurationOf(creditoPessoal), 'dados-pessoais')).toBeUndefined();
  expect(phaseAt(configurationOf(creditoContaDeLuz), 'nowhere')).toBeUndefined();
});

test('[2.52] [2.38] the segment of a phase fills with its steps, is full after it and empty before it', () => {
  const configuration = configurationOf(creditoContaDeLuz);
  const sharesAt = (slug: string) =>
    phaseSharesOf(configuration, slug)?.map(share => Math.round(share * 100));
  expect(sharesAt('dados-pessoais')).toEqual([5, 0, 0]);
  expect(sharesAt('confirmacao')).toEqual([38, 0, 0]);
  expect(sharesAt('conta-de-luz')).toEqual([100, 2, 0]);
  expect(sharesAt('pagamento')?.slice(0, 2)).toEqual([100, 100]);
  expect(sharesAt('nowhere')).toBeUndefined();
});
