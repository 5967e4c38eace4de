/**
 * Copies a text to the clipboard, by the older API if the new one is not allowed. @returns whether the text was copied.
 */
export async function copyText(text: string, page: Document = document): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = page.createElement('textarea');
    area.value = text;
    page.body.append(area);
    area.select();
    const isCopied = page.execCommand('copy');
    area.remove();
    return isCopied;
  }
}
