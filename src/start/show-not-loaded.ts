const HEADING = 'A página não carregou';
const NOT_LOADED = 'Verifique sua conexão e tente de novo.';
const RETRY = 'Tentar novamente';

/** Shows in the shell, if it still stands, that the page has not loaded, with a button that loads it again (8.29). */
export function showNotLoaded({ document, location }: Window): void {
  // The shell while it stands and reports nothing.
  const shell = document.querySelector('.shell:not([data-failed])');
  const [heading, message] = shell?.querySelectorAll('h1,[role=status]') ?? [];
  if (!shell || !heading || !message) return;
  shell.setAttribute('data-failed', '');
  heading.textContent = HEADING;
  message.textContent = NOT_LOADED;
  const retry = document.createElement('button');
  retry.className = 'shell-retry';
  retry.textContent = RETRY;
  retry.onclick = () => location.reload();
  message.after(retry);
}
