import type { LabelBox } from '../../labels/placeLabels.ts';

/** One thing of a board for those who go through it by keys or do not see it. */
export interface BoardOption<Item> {
  readonly item: Item;
  /** By which its marks are found too: `load-3`. */
  readonly key: string;
  readonly name: string;
  /** Where it is drawn; without it, it is out of sight. */
  readonly box?: LabelBox | undefined;
  /** Whether its name is shown where the pointer rests. @default false */
  readonly hasTip?: boolean;
}

export interface BoardOptionsProps<Item> {
  /** Id of the list they stand in. */
  readonly id: string;
  readonly options: readonly BoardOption<Item>[];
  /** Keys of what is chosen. */
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (item: Item) => void;
  /** How many there are, where not all of them are listed. @default as many as are listed */
  readonly count?: number;
}

/** Lists the objects of a board as options; each has its name and its box. */
export function BoardOptions<Item>({ id, options, selected, onChoose, count }: BoardOptionsProps<Item>) {
  return options.map(({ item, key, name, box, hasTip = false }) => (
    <rect
      key={key}
      id={`${id}-${key}`}
      role="option"
      aria-label={name}
      aria-selected={selected.has(key)}
      {...(count === undefined ? {} : { 'aria-setsize': count })}
      data-object={key}
      onClick={(event) => {
        // A click without a pointer: of a screen reader.
        if (event.detail === 0) onChoose(item);
      }}
      {...(box === undefined
        ? {}
        : { x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0 })}
    >
      {hasTip ? <title>{name}</title> : null}
    </rect>
  ));
}
