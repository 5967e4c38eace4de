/** The performance mark at which the first form of a visit is whole. */
export const WHOLE_FORM = 'whole form';
