import type { Story, StoryDefault } from '@ladle/react';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { StepStage } from '#screens/previews/step-stage.tsx';
import { stepStates } from '#step-views/step-states.ts';
import { css } from '#styled/css/index.js';

export default { title: 'Etapas / Vistas' } satisfies StoryDefault;

/** Every type of a family in every status, side by side. */
const family =
  (name: FamilyName): Story =>
  () => (
    <div className={wall}>
      {stepStates
        .filter(state => state.family === name)
        .map(state => (
          <StepStage key={`${state.type} ${state.status}`} state={state} />
        ))}
    </div>
  );

export const Verificacoes = family('check');
export const Credito = family('credit');
export const Identidade = family('identity');
export const Assinatura = family('signature');
export const Contratos = family('contracts');
export const Aprovacao = family('approval');
export const Token = family('token');
export const LinkDeDocumentos = family('documentLink');
export const Kyc = family('kyc');
export const Beneficio = family('benefit');
export const Averbacao = family('payroll');
export const Pagamento = family('payment');
export const Simulacao = family('simulation');
export const VeiculoEmGarantia = family('carEquity');
export const ConsignadoPrivado = family('consigned');
export const Consentimento = family('consent');
export const Revisao = family('review');

const wall = css({ display: 'flex', flexWrap: 'wrap', gap: '5', padding: '5' });
