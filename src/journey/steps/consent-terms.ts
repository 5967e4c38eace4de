import { isShownWithToken } from '../form/is-present.ts';
import type { Field } from '../model/field.ts';
import type { LaunchParams } from '../model/launch-params.ts';
import type { Step } from '../model/step.ts';
import type { JourneyRules } from '../rules/rule.ts';
import { agreementKeyOf } from './agreement-key.ts';
import { agreementsOf, isRequiredAgreement } from './index.ts';

/** A term of a consent step, as the visitor sees it and as the app declares it. */
export interface ConsentTerm extends Pick<Field, 'key' | 'label' | 'labelLinks' | 'term' | 'formatSend'> {
  /** Identifies the term in the list of ticked terms (`state.agreed`). */
  agreementKey: string;
  /** False for a term that may stay unticked, such as a consent to advertising (5.4). */
  isRequired: boolean;
}

/** The part of a visit that decides which terms are hidden (4.33). */
interface TermsContext {
  readonly launchParams: Readonly<Pick<LaunchParams, 'accessToken'>>;
  readonly rules: Readonly<Pick<JourneyRules, 'termsHiddenWithToken'>>;
}

/**
 * The terms of a consent step that the visitor sees: none if all are hidden (4.33). A step without fields is one term
 * itself (7.19).
 */
export function consentTermsOf(step: Step, { launchParams, rules }: TermsContext): ConsentTerm[] {
  const agreements = agreementsOf(step);
  const hasToken = launchParams.accessToken !== '';
  if (agreements.length > 0)
    return agreements
      .filter(field => isShownWithToken(field, { hasToken, rules }))
      .map(field => ({
        key: field.key,
        label: field.label,
        labelLinks: field.labelLinks,
        term: field.term,
        formatSend: field.formatSend,
        agreementKey: agreementKeyOf(field),
        isRequired: isRequiredAgreement(step, field),
      }));
  const term = { key: step.type.slug, label: 'Li e concordo', labelLinks: [], term: '', formatSend: '' };
  return [{ ...term, agreementKey: agreementKeyOf(term), isRequired: true }];
}
