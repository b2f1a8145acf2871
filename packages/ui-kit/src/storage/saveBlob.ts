/** Hands a file to the browser's downloads. Asks nothing of the page: the link is never in it. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // After the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
