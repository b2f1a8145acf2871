import type { ReactNode } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { useEditor } from '../session/editorPort.ts';
import { FieldPlaceContext } from './FieldPlace.ts';

export interface DetailsProps {
  /** The table of the rows. */
  readonly tab: string;
  /** Keys of the rows, and the index of the one whose details are shown. */
  readonly keys: readonly string[];
  readonly current: number;
  /** The name of a row. */
  readonly nameOf: (index: number) => string;
  readonly removeLabelOf: (index: number) => string;
  readonly isReadOnly: boolean;
  readonly onRemove: (index: number, from: Element) => void;
  /** Called when Enter is pressed in a field of the details. */
  readonly onEnter?: ((index: number) => void) | undefined;
  readonly children: (index: number) => ReactNode;
}

/**
 * Every field of the current row, under its table. Rows with a refused text stay mounted, hidden, so that the text is
 * there when the reader comes back.
 */
export function Details(props: DetailsProps) {
  const { tab, keys, current, nameOf, removeLabelOf, isReadOnly, onRemove, onEnter, children } = props;
  const refused = useKitAtomValue(useEditor().refusedFieldsAtom);
  const kept = new Set([...refused.values()].filter((field) => field.tab === tab).map(({ row }) => row));
  return keys.map((key, index) =>
    index !== current && !kept.has(key) ? null : (
      <FieldPlaceContext.Provider key={key} value={{ tab, row: key, index }}>
        <Box
          role="group"
          aria-label={nameOf(index)}
          data-details={tab}
          data-row={index}
          hidden={index !== current}
          onFocus={() => onEnter?.(index)}
        >
          <Head>
            <strong>{nameOf(index)}</strong>
            {isReadOnly ? null : (
              <IconButton
                label={removeLabelOf(index)}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={(event) => onRemove(index, event.currentTarget)}
              />
            )}
          </Head>
          {children(index)}
        </Box>
      </FieldPlaceContext.Provider>
    ),
  );
}

/** The fields of several rows at once, under their table: each change applies to all of them. */
export function SeveralDetails({
  tab,
  count,
  onRemove,
  children,
}: {
  readonly tab: string;
  /** The number of rows that the fields change. */
  readonly count: number;
  /** Absent if nothing can be removed. */
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const t = useTableText();
  const name = t('rows.several', { count });
  return (
    <FieldPlaceContext.Provider value={{ tab }}>
      <Box role="group" aria-label={name} data-details={tab}>
        <Head>
          <strong>{name}</strong>
          {onRemove === undefined ? null : (
            <IconButton
              label={t('rows.removeSeveral')}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </Head>
        {children}
      </Box>
    </FieldPlaceContext.Provider>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${vars.space2};
  margin-top: ${vars.space2};
  padding: 0 ${vars.space2} ${vars.space2};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${vars.accent};
  border-radius: ${vars.radius};

  &[hidden] {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${vars.hit};
  margin-inline-end: calc(-1 * ${vars.space2});
`;
