import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

const createConsentTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'shield',
    { init: { button: { label: 'Concordar e continuar', action: 'consent' }, secondaryButton: null } },
    overrides,
  );

/** Consent to the use of personal data (4.7, 7.19). */
export const lgpd = createConsentTexts({
  init: {
    title: 'Seus dados, suas escolhas',
    text: 'Para analisar a proposta, precisamos da sua autorização para usar seus dados, como pede a LGPD.',
  },
  waiting: {
    title: 'Estamos registrando sua autorização',
    text: 'Sua escolha sobre o uso dos dados está sendo salva.',
  },
  success: { title: 'Autorização registrada', text: 'Você pode mudar de ideia quando quiser.' },
  failed: {
    title: 'Não conseguimos registrar sua autorização',
    text: 'Sua escolha não foi salva.',
  },
  remake: {
    title: 'Confirme sua autorização mais uma vez',
    text: 'Os termos de uso dos dados mudaram desde a sua última escolha.',
  },
});

/** Acceptance of the contract's terms (4.7). */
export const acceptanceTerms = createConsentTexts({
  init: {
    picture: 'terms',
    title: 'Termos da contratação',
    text: 'Leia os termos com calma. Para continuar, é preciso aceitar.',
  },
  waiting: {
    picture: 'terms',
    title: 'Estamos registrando o seu aceite',
    text: 'Seu aceite dos termos está sendo salvo com data e hora.',
  },
  success: { title: 'Termos aceitos', text: 'Seu aceite foi registrado.' },
  failed: {
    picture: 'terms',
    title: 'Não conseguimos registrar o aceite',
    text: 'Seu aceite não foi salvo.',
  },
  remake: {
    picture: 'terms',
    title: 'Os termos mudaram',
    text: 'Leia a nova versão e aceite de novo para continuar.',
  },
});
