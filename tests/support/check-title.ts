/** The longest time in milliseconds between the change of the screen and that of the title. */
const MAX_DELAY = 2000;

/**
 * Checks that the title of the page begins with the heading of the screen, apart from the 'Erro: ' of a refused form
 * (13.4).
 * @throws Error with both texts if they still differ after `MAX_DELAY`.
 */
export async function checkTitle(title: () => string): Promise<void> {
  const findMismatch = (): string => {
    const heading = document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim();
    const titleText = title().replace(/^Erro: /, '');
    if (!heading || titleText === heading || titleText.startsWith(`${heading} · `)) return '';
    return `the title of the page is "${title()}" while the screen is called "${heading}"`;
  };
  for (const deadline = Date.now() + MAX_DELAY; findMismatch() !== ''; ) {
    if (Date.now() > deadline) throw new Error(findMismatch());
    await new Promise(resolve => setTimeout(resolve, 30));
  }
}
