const HEADING = 'A página não carregou';
const NOT_LOADED = 'Não foi possível carregar sua proposta. Verifique sua conexão e tente de novo.';
const RETRY = 'Tentar novamente';

/** Shows in the shell that the page has not loaded, with a button that loads it again. */
function fillShell(window: Window, shell: Element): void {
  const heading = shell.querySelector('h1');
  const statusElement = shell.querySelector('[role=status]');
  if (!heading || !statusElement) return;
  shell.setAttribute('data-failed', '');
  heading.textContent = HEADING;
  statusElement.textContent = NOT_LOADED;
  const retry = window.document.createElement('button');
  retry.type = 'button';
  retry.className = 'shell-retry';
  retry.textContent = RETRY;
  retry.addEventListener('click', () => window.location.reload());
  statusElement.after(retry);
}

/**
 * Makes the shell report a file of the app that cannot be loaded; otherwise the page would seem to load for ever (8.29).
 * The app itself handles its lazy files, and no script of a partner is a module.
 */
export function reportMissingApp(window: Window): void {
  const { document } = window;
  const onError = ({ target }: Event): void => {
    const shell = document.querySelector('[data-shell].shell');
    const isApp = target instanceof HTMLScriptElement && target.type === 'module' && target.src !== '';
    if (!isApp || !shell || shell.hasAttribute('data-failed')) return;
    fillShell(window, shell);
  };
  // The error event of an element does not bubble, so this listener captures it.
  document.addEventListener('error', onError, true);
}
