import type { LabelBox } from '../../labels/placeLabels.ts';

/** One object of a board, for readers who use the keyboard or a screen reader. */
export interface BoardOption<Item> {
  readonly item: Item;
  /** The key, such as `load-3`, that its marks also have. */
  readonly key: string;
  readonly name: string;
  /** The box of its drawing; undefined if it is out of sight. */
  readonly box?: LabelBox | undefined;
  /** Whether its name is shown when the pointer rests on it. @default false */
  readonly hasTip?: boolean;
}

export interface BoardOptionsProps<Item> {
  /** Id of the list that contains them. */
  readonly id: string;
  readonly options: readonly BoardOption<Item>[];
  /** Keys of the selected options. */
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (item: Item) => void;
  /** The total number if not all are listed. @default the number of listed ones */
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
        // A click without a pointer comes from a screen reader.
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
