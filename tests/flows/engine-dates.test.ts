import { afterEach, expect, test } from 'vitest';
import type { FlowStage } from './flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => stage?.close());

test('[5.18] [9.33] the first step can be sent in a browser where Intl writes the month first', async () => {
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      return (date?: Date | number) => {
        const parts = new Map(formatToParts.call(this, date).map(({ type, value }) => [type, value]));
        return `${parts.get('month')}/${parts.get('day')}/${parts.get('year')}`;
      };
    },
  });
  // Loads the app after the replacement, as in such an engine.
  const { setUpFlows, typePersonalData } = await import('./flow-stage.ts');
  stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.state.form.summary).toEqual([]);
  expect(stage.path()).toBe('/endereco');
});

test('[5.26] [9.33] a birth date that the service stores as midnight UTC is shown and sent as that date', async () => {
  const { setUpFlows } = await import('./flow-stage.ts');
  const { marina } = await import('#scenarios/cast/personas.ts');
  const { personalAnswers } = await import('#scenarios/products/credito-pessoal.answers.ts');
  const answers = {
    'dados-pessoais': { ...personalAnswers(marina), dataDeNascimento: '1985-03-12T00:00:00Z' },
  };
  stage = setUpFlows({
    path: '/dados-pessoais',
    world: { proposal: { currentStep: 'endereco', answers } },
  });
  await stage.open();
  expect(stage.state.form.fields.dataDeNascimento?.value).toBe('12/03/1985');
  await stage.flows.submit();
  expect(stage.sent('updateStep')[0]?.data).toMatchObject({ dataDeNascimento: '12/03/1985' });
});
