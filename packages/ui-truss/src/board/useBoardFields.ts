import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useKitStore } from '@eecs/ui-kit';
import { type OpenDimension, openDimensionAtom, typedPlaceAtom } from '../state/passing.ts';
import type { BoardKeyParts } from './boardActions.ts';

const FIELDS = 'input:enabled, select:enabled';
const BUTTON = 'button:enabled';
const VALUE = 'input[inputmode="decimal"]:enabled';

export interface BoardFields extends Pick<BoardKeyParts, 'openFields' | 'openDimension'> {
  /** The line of fields below the drawing, which is loaded late. */
  readonly takeDock: RefCallback<HTMLDivElement>;
  readonly placeField: RefObject<HTMLDivElement | null>;
}

/** Moves the focus to the fields below the drawing on request of a key or of an opened dimension. */
export function useBoardFields(objects: RefObject<SVGGElement | null>): BoardFields {
  const store = useKitStore();
  const dock = useRef<HTMLDivElement | null>(null);
  const placeField = useRef<HTMLDivElement>(null);

  const openFields = useCallback((): void => {
    const value = dock.current?.querySelector<HTMLElement>(VALUE);
    const field = value ?? dock.current?.querySelector<HTMLElement>(FIELDS);
    // Several objects may have no common fields, only common actions.
    (field ?? dock.current?.querySelector<HTMLElement>(BUTTON))?.focus();
  }, []);

  const openPlaceField = useCallback(() => placeField.current?.querySelector('input')?.focus(), []);

  const openDimension = useCallback(
    (dimension: OpenDimension): void => {
      flushSync(() => store.set(openDimensionAtom, dimension));
      openFields();
    },
    [store, openFields],
  );

  // A key may have requested a field before the line of fields was loaded. If the focus has moved elsewhere since, it
  // stays there.
  const takeDock = useCallback(
    (element: HTMLDivElement | null): void => {
      dock.current = element;
      if (element === null) return;
      // The document knows only the host element of a shadow root.
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      if (activeElement === null || activeElement !== objects.current) return;
      if (store.get(openDimensionAtom) !== null) openFields();
      else if (store.get(typedPlaceAtom) !== null) openPlaceField();
    },
    [store, objects, openFields, openPlaceField],
  );

  // An opened dimension focuses its field.
  useEffect(
    () =>
      store.sub(openDimensionAtom, () => {
        if (store.get(openDimensionAtom) === null) return;
        // The dimension may be closed again before its field is rendered.
        requestAnimationFrame(() => {
          if (store.get(openDimensionAtom) !== null) openFields();
        });
      }),
    [store, openFields],
  );

  return { openFields, openDimension, takeDock, placeField };
}
