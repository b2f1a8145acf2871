/** Downloads a file in the browser. Needs nothing of the page: the link is never inserted in it. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // After the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
