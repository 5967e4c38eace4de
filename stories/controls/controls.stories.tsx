import type { Story, StoryDefault } from '@ladle/react';
import { previewStates } from '#controls/preview-states.ts';
import { SampleControl } from '#controls/sample-control.tsx';
import { createCamera } from '#platform/camera.ts';
import { createClock } from '#platform/clock.ts';
import { createImageStore } from '#platform/image-store.ts';
import { createImages } from '#platform/images.ts';
import { css } from '#styled/css/index.js';

export default { title: 'controls' } satisfies StoryDefault;

/** These stories take real photos and reduce them. */
const camera = createCamera(window);
const files = createImageStore(createImages(window, createClock()));

/** Every state of one field kind, with its name in `previewStates`. */
function everyState(kind: string): Story {
  const states = Object.entries(previewStates[kind] ?? {});
  return () => (
    <div className={page}>
      {states.map(([name, props]) => (
        <section key={name} data-state={name}>
          <h2 className={heading}>{name}</h2>
          <SampleControl
            {...props}
            camera={camera}
            files={files}
            field={{ ...props.field, key: `${kind}-${name}` }}
          />
        </section>
      ))}
    </div>
  );
}

export const Text = everyState('text');
export const DateInForm = everyState('date');
export const Select = everyState('select');
export const Radio = everyState('radio');
export const RadioChip = everyState('radioChip');
export const Checkbox = everyState('checkbox');
export const CheckBoxGroup = everyState('checkBoxGroup');
export const Money = everyState('money');
export const Cep = everyState('cep');
export const Term = everyState('term');
export const List = everyState('list');
export const Percentage = everyState('percentage');
export const SliderMoney = everyState('sliderMoney');
export const Cnpj = everyState('cnpj');
export const InputRealEstateValue = everyState('inputRealEstateValue');
export const ConsultaPlaca = everyState('consultaPlaca');
export const ModeloVeiculo = everyState('modeloVeiculo');
export const AnoModeloVeiculo = everyState('anoModeloVeiculo');
export const ImageCapture = everyState('imageCapture');
export const TextWithAutoComplete = everyState('textWithAutoComplete');
export const ButtonInForm = everyState('button');
export const Mensagem = everyState('mensagem');
export const FileInForm = everyState('file');
export const Unknown = everyState('desconhecido');

const page = css({
  display: 'grid',
  gap: 'section',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  padding: { base: 'page', md: 'pageLarge' },
  alignItems: 'start',
});
const heading = css({ textStyle: 'technical', color: 'muted', marginBottom: '2' });
