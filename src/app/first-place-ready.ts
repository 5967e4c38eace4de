/**
 * Name of the performance mark for the moment when the first place of a visit is ready to use: a form, the landing page
 * or an error page.
 */
export const FIRST_PLACE_READY = 'first place';
