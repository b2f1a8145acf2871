/**
 * Names a copy: the next free number in brackets after the title.
 *
 * @example copyTitle('Purlin', ['Purlin', 'Purlin (2)']) // 'Purlin (3)'
 */
export function copyTitle(title: string, taken: readonly string[]): string {
  const bare = title.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const name = `${bare} (${number})`;
    if (!taken.includes(name)) return name;
  }
}
