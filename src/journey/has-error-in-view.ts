interface ShownParts {
  errorPage: { isError: boolean } | undefined;
  dialog: { isOpen: boolean; type: string };
}

/** Whether the visitor sees an error, as a page or as a dialog: the ornament is red meanwhile (2.57). */
export const hasErrorInView = ({ errorPage, dialog }: ShownParts): boolean =>
  errorPage?.isError === true || (dialog.isOpen && dialog.type === 'error');
