import type { components, paths } from './api.d.ts';

type Shapes = components['schemas'];

/** A schema of the contract by its name. */
export type Shape<Name extends keyof Shapes> = Shapes[Name];

/** Every number by which a call may be refused. */
export type Errno = {
  [Name in keyof Shapes]: Shapes[Name] extends { errno: infer Number } ? Number : never;
}[keyof Shapes];

/** The body of a POST request of the API. */
export type Sent<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The answer of a successful change; a refusal may also have a success status. */
export type Done<Answer> = Exclude<Answer, { readonly affected: 0 }>;

/** The body of calls whose content is in their headers. */
export const NOTHING = {};
