import { expect, test } from 'vitest';
import { cartaoNio } from '#scenarios/products/cartao-nio.ts';
import { setUpFlows } from '#tests/flows/flow-stage.ts';
import { createColorReporter } from './create-color-reporter.ts';

test('[3.14] [16.9] colours that cannot be read are named in one console line, and counted in the report', async () => {
  const stage = setUpFlows({ product: cartaoNio.id });
  const reports: string[] = [];
  const report = createColorReporter({
    state: stage.state,
    platform: {
      log: { ...stage.platform.log, report: line => void reports.push(line) },
      failures: { ...stage.platform.failures, count: (...names) => void reports.push(names.join(': ')) },
    },
  });
  report();
  await stage.flows.open();
  report();
  expect(reports).toEqual([]);
  const { config } = stage.state;
  if (!config) throw new Error('There is no configuration.');
  Object.assign(config.display.colors, { primary: 'navy', textColor: '', waveColor: 'oklch(0.5 0.1 20)' });
  report();
  report();
  expect(reports).toEqual([
    '[proposta] getSystem: unreadable colour: primary, waveColor',
    'getSystem: unreadable value',
  ]);
  stage.close();
});
