/** A scenario that does not hold in a dialect, and why that is nobody's fault. At most five (16.2). */
export interface Exemption {
  scenario: string;
  dialect: string;
  reason: string;
}

export const mostExemptions = 5;

export const exemptions: readonly Exemption[] = [];
