import { useCallback } from 'react';
import { type Catalogue, type TextValues, useText } from '@eecs/ui-kit';
import type { KindName } from '../../kinds/kindNames.ts';
import type { TaskText, TaskTextName } from './taskText.ts';

/** Returns a text of any catalogue. */
type Write = (key: string, values?: TextValues) => string;

/** A catalogue with all texts of a page with an editor; its keys begin with the name of the editor. */
export type TaskCatalogue<Name extends KindName> = Catalogue<
  { readonly [Key in `${Name}.${TaskTextName}`]: string } & { readonly [key: string]: string }
>;

/** Returns the texts of a page with an editor from its catalogue. */
export function toTaskText(t: unknown, name: KindName): TaskText {
  return (key, values) => (t as Write)(`${name}.${key}`, values);
}

/** Creates the hook that returns the texts of a page with an editor. */
export function createTaskText<Name extends KindName>(
  catalogue: TaskCatalogue<Name>,
  name: Name,
): () => TaskText {
  return () => {
    const t = useText(catalogue);
    return useCallback<TaskText>((key, values) => toTaskText(t, name)(key, values), [t]);
  };
}
