import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';

/** The key handlers of a board, once they are loaded. */
export interface BoardKeys {
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
  readonly onKeyUp: () => void;
}

export interface BoardListProps {
  readonly id: string;
  readonly label: string;
  /** The key of the last chosen option, or null. */
  readonly active: string | null;
  readonly innerRef: Ref<SVGGElement>;
  readonly keys: RefObject<BoardKeys | null>;
  /** The `BoardOptions`. */
  readonly children: ReactNode;
}

/** Lists the objects of a board for the keyboard; any number of options can be chosen. */
export function BoardList({ id, label, active, innerRef, keys, children }: BoardListProps) {
  return (
    <g
      ref={innerRef}
      role="listbox"
      aria-multiselectable="true"
      tabIndex={0}
      aria-label={label}
      {...(active === null ? {} : { 'aria-activedescendant': `${id}-${active}` })}
      onKeyDown={(event) => keys.current?.onKeyDown(event)}
      onKeyUp={() => keys.current?.onKeyUp()}
      onBlur={() => keys.current?.onKeyUp()}
    >
      {children}
    </g>
  );
}
