import type { TextValues } from '@eecs/ui-kit';
import type enUS from '../messages/en-US.json';

type NameOf<Key> = Key extends `beam.${infer Name}` ? Name : never;

/** Names of texts on a page with an editor, the same for every kind of editor. */
export type TaskTextName = NameOf<keyof typeof enUS>;

/** Returns a text about the page's kind of structure. */
export type TaskText = (name: TaskTextName, values?: TextValues) => string;
