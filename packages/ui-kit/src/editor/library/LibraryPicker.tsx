import Plus from 'lucide-react/icons/plus';
import type { CrossSection, Material } from '@eecs/solver-core';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { useHost } from '../../kit/useHost.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useTexts } from '../../kit/useTexts.ts';
import { vars } from '../../theme/tokens.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import { catalogueLibrary } from './catalogueLibrary.ts';
import { libraryMessages, useLibraryText } from './libraryMessages.ts';
import type { LibraryRow } from './libraryRow.ts';
import { listMaterialShelves, listSectionShelves } from './standardShelves.ts';
import { BATCH, TOTAL, type TakerList, checkTaking, countTaken } from './takeItems.ts';
import { useProblemText } from './useProblemText.ts';
import type { LibraryShelf } from './useShelves.ts';

export interface PickerProps<Item extends Material | CrossSection> {
  /** The list of the document that receives the entries. */
  readonly list: TakerList;
  /** Adds the selected rows to the document. */
  readonly onTake: (rows: readonly LibraryRow<Item>[]) => void;
  /** Assigns one row to the selection of the structure. @default it is added like several */
  readonly onAssign?: (row: LibraryRow<Item>) => void;
  readonly onClose: () => void;
}

const TEXTS = [libraryMessages];

/** The dialog that adds cross-sections of a library to a document. */
export function SectionPicker(props: PickerProps<CrossSection>) {
  const reader = useReader();
  const shelves = useMemo(() => listSectionShelves(reader), [reader]);
  return <LibraryPicker {...props} part="section" shelves={shelves} first="h" />;
}

/** The dialog that adds materials of a library to a document. */
export function MaterialPicker(props: PickerProps<Material>) {
  const reader = useReader();
  const shelves = useMemo(() => listMaterialShelves(reader), [reader]);
  return <LibraryPicker {...props} part="material" shelves={shelves} first="materials" />;
}

function useReader() {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const t = useLibraryText();
  return useMemo(() => ({ library, locale, t }), [library, locale, t]);
}

function LibraryPicker<Item extends Material | CrossSection>({
  part,
  shelves,
  first,
  list,
  onTake,
  onAssign,
  onClose,
}: PickerProps<Item> & {
  readonly part: 'material' | 'section';
  readonly shelves: readonly LibraryShelf<Item>[];
  readonly first: string;
}) {
  const t = useLibraryText();
  const isReady = useTexts(TEXTS);
  const writeProblem = useProblemText();
  const [chosen, setChosen] = useState<readonly LibraryRow<Item>[]>([]);
  const problem = checkTaking(list, chosen);
  const only = chosen.length === 1 ? chosen[0] : undefined;

  function take(rows: readonly LibraryRow<Item>[]): void {
    if (rows.length === 0 || checkTaking(list, rows) !== null) {
      setChosen(rows);
      return;
    }
    onTake(rows);
    onClose();
  }

  /** Enter on a row: if no row is ticked, the item is assigned to the selection at once. */
  function open(row: LibraryRow<Item>): void {
    if (chosen.length === 0 && onAssign !== undefined && checkTaking(list, [row]) === null) {
      onAssign(row);
      onClose();
    } else take(chosen.some(({ id }) => id === row.id) ? chosen : [...chosen, row]);
  }

  if (!isReady) return null;
  return (
    <ModalSheet title={t(`title.${part}`)} closeLabel={t('close')} width={1240} isFull onClose={onClose}>
      <LibraryBrowser
        part={part}
        shelves={shelves}
        first={first}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={open}
        footer={
          <Foot>
            <p role="status">
              {chosen.length > 0 ? <strong>{chosen.map(({ label }) => label).join(', ')}. </strong> : null}
              {problem !== null
                ? writeProblem(problem)
                : chosen.length === 0
                  ? t('problem.none', { most: BATCH })
                  : `${t('chosen', { count: chosen.length, most: BATCH })}.`}{' '}
              {chosen.length === 0 && onAssign !== undefined ? `${t('assignHint')} ` : ''}
              {t('taken', { count: countTaken(list.items), total: TOTAL })}
            </p>
            {chosen.length === 0 ? null : (
              <Button variant="quiet" onClick={() => setChosen([])}>
                {t('unchoose')}
              </Button>
            )}
            {onAssign === undefined || only === undefined || problem !== null ? null : (
              <Button
                onClick={() => {
                  onAssign(only);
                  onClose();
                }}
              >
                {t('assign')}
              </Button>
            )}
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              disabled={chosen.length === 0 || problem !== null}
              onClick={() => take(chosen)}
            >
              {t('take')}
            </Button>
          </Foot>
        }
      />
    </ModalSheet>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${vars.space2};

  & > p {
    flex: 1 1 240px;
    margin: 0;
    color: ${vars.inkMuted};
  }
  & > p > strong {
    color: ${vars.ink};
    font-weight: 600;
  }
`;
