import type { Story, StoryDefault } from '@ladle/react';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { StepPreview } from '#screens/previews/step-preview.tsx';
import { stepStates } from '#step-views/step-states.ts';
import { css } from '#styled/css/index.js';

export default { title: 'Etapas / Vistas' } satisfies StoryDefault;

/** Every step type of a family in every status, side by side. */
const familyStory =
  (name: FamilyName): Story =>
  () => (
    <div className={wall}>
      {stepStates
        .filter(state => state.family === name)
        .map(state => (
          <StepPreview key={`${state.type} ${state.status}`} state={state} />
        ))}
    </div>
  );

export const Verificacoes = familyStory('check');
export const Credito = familyStory('credit');
export const Identidade = familyStory('identity');
export const Assinatura = familyStory('signature');
export const Contratos = familyStory('contracts');
export const Aprovacao = familyStory('approval');
export const Token = familyStory('token');
export const LinkDeDocumentos = familyStory('documentLink');
export const Kyc = familyStory('kyc');
export const Beneficio = familyStory('benefit');
export const Averbacao = familyStory('payroll');
export const Pagamento = familyStory('payment');
export const Simulacao = familyStory('simulation');
export const VeiculoEmGarantia = familyStory('carEquity');
export const ConsignadoPrivado = familyStory('consigned');
export const Consentimento = familyStory('consent');
export const Revisao = familyStory('review');

const wall = css({ display: 'flex', flexWrap: 'wrap', gap: '5', padding: '5' });
