import type { enUS } from './languages/en-US.ts';

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** A key that every language has. */
export type TextKey = WithoutPlural<keyof (typeof enUS)['texts']>;
