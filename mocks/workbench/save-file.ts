/** Offers a text as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser begins to read the file during the click, so the address is no longer needed after a second.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
