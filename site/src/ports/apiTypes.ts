import type { paths } from './api.d.ts';

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
