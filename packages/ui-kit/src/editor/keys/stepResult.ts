/** Returns the result that follows the drawn one by so many steps; the last is followed by the first. */
export function stepResult<Result extends string>(
  results: readonly Result[],
  drawn: Result,
  by: 1 | -1,
): Result {
  return results[(results.indexOf(drawn) + by + results.length) % results.length] ?? drawn;
}
