/**
 * Numbers equal titles from the second on, in order, and skips numbers that other titles have.
 *
 * @example distinguishTitles(['Beam', 'Beam']) // ['Beam', 'Beam 2']
 */
export function distinguishTitles(titles: readonly string[]): readonly string[] {
  const told: string[] = [];
  titles.forEach((title, at) => {
    let [next, number] = [title, 1];
    while (told.includes(next) || (next !== title && titles.includes(next, at)))
      next = `${title} ${++number}`;
    told.push(next);
  });
  return told;
}
