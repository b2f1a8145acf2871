import type { ComponentType } from 'react';
import { DockTitle } from './DockWords.ts';

/** The object of a board whose fields are shown. */
export interface ItemFieldsProps<Item> {
  readonly item: Item;
  readonly isReadOnly: boolean;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}

/** The fields of one kind of objects. */
export interface ItemFieldsRow<Item, Text> {
  readonly Fields: ComponentType<ItemFieldsProps<Item>>;
  /** Names the object before its fields. @default the fields begin with their own name */
  readonly title?: (t: Text, item: Item) => string;
}

/** A row for each kind of object. */
export type ItemFieldsRows<Item extends { readonly kind: string }, Text> = {
  readonly [Kind in Item['kind']]: ItemFieldsRow<Extract<Item, { readonly kind: Kind }>, Text>;
};

/**
 * Creates the component that shows the fields of an object by its kind. `toKey` distinguishes objects, so that a text
 * typed for one is not applied to the next.
 */
export function createItemFields<Item extends { readonly kind: string }, Text>(
  rows: ItemFieldsRows<Item, Text>,
  { toKey, useText }: { readonly toKey: (item: Item) => string; readonly useText: () => Text },
): ComponentType<ItemFieldsProps<Item>> {
  // The compiler cannot infer the row from the kind.
  const rowOf = (item: Item) => rows[item.kind as Item['kind']] as unknown as ItemFieldsRow<Item, Text>;
  return function ItemFields(props) {
    const { item } = props;
    const t = useText();
    const { Fields, title } = rowOf(item);
    return (
      <>
        {title === undefined ? null : <DockTitle>{title(t, item)}</DockTitle>}
        <Fields key={toKey(item)} {...props} />
      </>
    );
  };
}
