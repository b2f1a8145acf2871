import type { KeyboardEvent } from 'react';
import { parseQuantity } from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import { useKitStore, useLocale } from '@eecs/ui-kit';
import { hasSingleKeysAtom, isJumpingAtom, typePlace } from '@eecs/ui-kit/editor';
import { endsPlace, isKey } from '../keys/beamKeys.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { viewAtom } from '../state/view.ts';
import { isTypedRefusedAtom, saidAtom, typedAtom } from './boardState.ts';
import { moveToAtom, placeAtom } from './boardVerbs.ts';

/**
 * Gives the handler of the keys that type a coordinate on the board. It says whether it took the key; `isMovable`
 * where something is chosen or a tool in hand that a coordinate can move.
 */
export function useTypedPlace(): (event: KeyboardEvent, isMovable: boolean) => boolean {
  const store = useKitStore();
  const locale = useLocale();

  function type(event: KeyboardEvent, isMovable: boolean): boolean {
    const text = store.get(typedAtom);
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // G and a digit go to a diagram.
    const canBegin = isMovable && !store.get(isJumpingAtom);
    const turn = typePlace(
      { text, isRefused: store.get(isTypedRefusedAtom) },
      {
        key: event.key,
        isText,
        begins: canBegin && beginsPlace(event),
        // The beam is solved as it stands: only a bare Enter takes the typed text.
        ends: isKey(event, 'solve') || (store.get(hasSingleKeysAtom) && endsPlace(event, text ?? '')),
      },
    );
    if (turn.text !== text) store.set(typedAtom, turn.text);
    if (turn.place !== undefined) goTo(turn.place);
    if (!turn.isTaken) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /**
   * A minus makes a magnified board smaller; on the whole beam it can only begin a number, which is then refused aloud.
   */
  function beginsPlace(event: KeyboardEvent): boolean {
    if (isKey(event, 'typePlace')) return true;
    return isKey(event, 'zoomOut') && store.get(viewAtom) === null;
  }

  function goTo(text: string): void {
    const { L, units } = store.get(documentAtom);
    const read = parseQuantity(text, { quantity: 'length', system: units.system, locale, variables: { L } });
    if (!read.ok || !isOnBeam(read.value, { L })) {
      store.set(saidAtom, { code: 'badPlace', text });
      return;
    }
    store.set(typedAtom, null);
    if (store.get(toolAtom) !== 'select') store.set(placeAtom, read.value);
    else store.set(moveToAtom, read.value);
  }

  return type;
}
