import type { components, paths } from './api.d.ts';

type Shapes = components['schemas'];

/** A shape of the contract by its name. */
export type Shape<Name extends keyof Shapes> = Shapes[Name];

/** Every number by which a call may be refused. */
export type Errno = {
  [Name in keyof Shapes]: Shapes[Name] extends { errno: infer Number } ? Number : never;
}[keyof Shapes];

/** What a POST of the API is sent. */
export type Sent<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** What a call that changes something answers when it did; a refusal may come with the status of success too. */
export type Done<Answer> = Exclude<Answer, { readonly affected: 0 }>;

/** The body of calls that ask for nothing but what their headers say. */
export const NOTHING = {};
