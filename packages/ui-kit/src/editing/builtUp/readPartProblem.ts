/** Reads the name of a problem of a built-up section, such as `parts/1/tf`; null for any other name. */
export function readPartProblem(
  name: string,
): { readonly part: number; readonly number: string | null } | null {
  const [, part, number = null] = /^parts\/(\d+)(?:\/(.+))?$/.exec(name) ?? [];
  return part === undefined ? null : { part: Number(part), number };
}
