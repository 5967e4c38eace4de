/**
 * Copies a text to the clipboard, by the older API if the new one is not allowed. @returns whether the text was copied.
 */
export async function copyText(text: string, page: Document = document): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = page.activeElement;
    const area = page.createElement('textarea');
    area.value = text;
    // A modal dialog makes everything outside it inert: a text there cannot be selected.
    const place = page.querySelector('dialog[open]') ?? page.body;
    place.append(area);
    let isCopied = false;
    // The command also answers true if it has copied nothing, or something else.
    area.addEventListener('copy', () => {
      isCopied = true;
    });
    area.select();
    page.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
  }
}
