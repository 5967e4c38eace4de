/** How long the title may take to follow the screen, in ms. */
const SETTLING = 2000;

/**
 * The title of the page names the screen: after 'Erro: ', if a form was refused, it begins with the heading (13.4).
 * @throws Error with both texts.
 */
export async function checkTitle(title: () => string): Promise<void> {
  const mistake = (): string => {
    const heading = document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim();
    const titleText = title().replace(/^Erro: /, '');
    if (!heading || titleText === heading || titleText.startsWith(`${heading} · `)) return '';
    return `the title of the page is "${title()}" while the screen is called "${heading}"`;
  };
  for (const end = Date.now() + SETTLING; mistake() !== ''; ) {
    if (Date.now() > end) throw new Error(mistake());
    await new Promise(resolve => setTimeout(resolve, 30));
  }
}
