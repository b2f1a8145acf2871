/** Downloads a value as a JSON file. */
export function saveJson(value: unknown, name: string): void {
  const link = document.createElement('a');
  const blob = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // After the browser has started the download.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}
