/**
 * Name of the performance mark of the first place of a visit that is ready to use: a form, the landing or an error page.
 * Reports of operators and recorded measurements know it by the text.
 */
export const FIRST_PLACE_READY = 'whole form';
