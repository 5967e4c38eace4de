/** Offers a text as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read the file when the click is over; a second is ample.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
