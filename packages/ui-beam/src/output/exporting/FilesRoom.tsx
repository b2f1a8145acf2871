import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, useText, vars } from '@eecs/ui-kit';
import { FieldPlaceContext, type FilesLine, FilesTable, InputField, Note } from '@eecs/ui-kit/editor';
import { setRatio } from '../../editing/setRatio.ts';
import { type ShownResult, shownResultAtom } from '../../live/beamLive.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import type { PictureOptions } from '../../props.ts';
import { REPORT_ROWS } from '../../report/reportRows.ts';
import { documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { exportMessages } from './exportMessages.ts';
import { useExports } from './useExports.ts';

interface Line extends FilesLine {
  /** The diagrams in it. @default those on the screen; for tables all */
  readonly rows?: PictureOptions['rows'];
}

/** The room that saves the beam and its results as files: tables, and drawings of all results and of each. */
export function FilesRoom() {
  const t = useText(exportMessages);
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? <p>{t('none')}</p> : <Files result={result} />;
}

function Files({ result }: { readonly result: ShownResult }) {
  const t = useText(exportMessages);
  const write = useExports();
  const symbolOf = useRowSymbol();
  const { title } = result.document;
  const lines: readonly Line[] = [
    { name: t('tables'), formats: ['csv', 'xlsx'] },
    { name: t('all'), formats: ['svg', 'png', 'dxf'] },
    { name: t('drawing'), formats: ['svg', 'png', 'dxf'], rows: [] },
    ...REPORT_ROWS.map(({ id }): Line => ({
      name: t(`row.${id}`, { Q: symbolOf('Q') }),
      formats: ['csv', 'xlsx', 'svg', 'png', 'dxf'],
      rows: [id],
    })),
  ];
  return (
    <>
      <FilesTable
        caption={t('caption')}
        lines={lines}
        nameFile={({ rows }) => {
          const [own] = rows?.length === 1 ? rows : [];
          return own === undefined ? title : `${title} ${symbolOf(own)}`;
        }}
        write={({ rows }, format) => write(result, format, rows)}
      />
      <RatioField />
    </>
  );
}

/** A refused text is dropped with the room, and the result does not depend on it. */
const NOWHERE = { tab: null };
/** Limits of the ratio of width to height. */
const RATIOS = { min: 0.25, max: 8 };

/** The field for the ratio of width to height of a picture of the beam with its diagrams. */
function RatioField() {
  const t = useText(exportMessages);
  const { ratio } = useKitAtomValue(documentAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <FieldPlaceContext.Provider value={NOWHERE}>
      <Ratio>
        <InputField
          label={t('ratio')}
          name={t('ratio')}
          quantity="ratio"
          increment={0.1}
          {...RATIOS}
          value={ratio}
          disabled={isReadOnly}
          onCommit={(value) => edit((document) => setRatio(document, value))}
        />
        <Note>{t('ratioNote')}</Note>
      </Ratio>
    </FieldPlaceContext.Provider>
  );
}

const Ratio = styled.div`
  margin-top: ${vars.space2};
  max-width: 44ch;

  & input {
    max-width: 12ch;
  }
`;
