const HEADING = 'A página não carregou';
const NOT_LOADED = 'Não foi possível carregar sua proposta. Verifique sua conexão e tente de novo.';
const RETRY = 'Tentar novamente';

/** The shell while it stands and reports nothing. */
const UNFILLED_SHELL = '[data-shell].shell:not([data-failed])';

/** Shows in the shell, if it still stands, that the page has not loaded, with a button that loads it again (8.29). */
export function showNotLoaded(window: Window): void {
  const { document, location } = window;
  const shell = document.querySelector(UNFILLED_SHELL);
  const heading = shell?.querySelector('h1');
  const statusElement = shell?.querySelector('[role=status]');
  if (!shell || !heading || !statusElement) return;
  shell.setAttribute('data-failed', '');
  heading.textContent = HEADING;
  statusElement.textContent = NOT_LOADED;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'shell-retry';
  retry.textContent = RETRY;
  retry.addEventListener('click', () => location.reload());
  statusElement.after(retry);
}
