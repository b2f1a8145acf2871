/**
 * Names a copy: the title with the next free number in parentheses.
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
