import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { type TrussItem, toItemKey } from '../editing/items.ts';
import { chosenKeysAtom, hoveredAtom, selectionAtom } from '../state/selection.ts';

/**
 * The name of a rod or a joint in a row: focusing it highlights it on the board, like hovering the row; pressing it
 * selects it.
 */
export function ItemName({ item, name }: { readonly item: TrussItem; readonly name: string }) {
  const hover = useSetKitAtom(hoveredAtom);
  const choose = useSetKitAtom(selectionAtom);
  const isChosen = useKitAtomValue(chosenKeysAtom).has(toItemKey(item));
  return (
    <Name
      type="button"
      aria-pressed={isChosen}
      onFocus={() => hover(item)}
      onBlur={() => hover(null)}
      onClick={() => choose([item])}
    >
      {name}
    </Name>
  );
}

const Name = styled.button`
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  @media (pointer: coarse) {
    min-width: ${vars.hit};
    min-height: ${vars.hit};
  }
  &:hover,
  &[aria-pressed='true'] {
    text-decoration: underline;
  }
`;
