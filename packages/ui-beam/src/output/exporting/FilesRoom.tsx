import { useId } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  useFeature,
  useHost,
  useKitAtomValue,
  useNotices,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import {
  FieldPlaceContext,
  InputField,
  Note,
  RestrictedNote,
  createOption,
  saveBlob,
  toFileName,
} from '@eecs/ui-kit/editor';
import { setRatio } from '../../editing/setRatio.ts';
import { type ShownResult, shownResultAtom } from '../../live/beamLive.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import type { PictureOptions } from '../../props.ts';
import { REPORT_ROWS } from '../../report/reportRows.ts';
import { documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { exportMessages } from './exportMessages.ts';
import { type ExportFormat, useExports } from './useExports.ts';

const FEATURES: Readonly<Record<ExportFormat, string>> = {
  csv: 'export.all',
  xlsx: 'export.all',
  svg: 'export.all',
  png: 'export.png',
  dxf: 'export.all',
};

const wantedAtom = createOption('exportFormat');

interface Line {
  readonly name: string;
  readonly formats: readonly ExportFormat[];
  /** The diagrams in it. @default those on the screen; of tables all */
  readonly rows?: PictureOptions['rows'];
}

/** Where the beam and its results are saved as files: tables, and drawings of all and of each. */
export function FilesRoom() {
  const t = useText(exportMessages);
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? <p>{t('none')}</p> : <Files result={result} />;
}

function Files({ result }: { readonly result: ShownResult }) {
  const t = useText(exportMessages);
  const notices = useNotices();
  const { explain } = useHost();
  const write = useExports();
  const noteId = useId();
  const wanted = useKitAtomValue(wantedAtom);
  const symbolOf = useRowSymbol();
  const [hasAll, hasPng] = [useFeature('export.all'), useFeature('export.png')];
  const mayWrite = (format: ExportFormat): boolean => (format === 'png' ? hasPng : hasAll);
  const { title } = result.document;

  async function save({ rows }: Line, format: ExportFormat): Promise<void> {
    if (!mayWrite(format)) {
      explain?.(FEATURES[format]);
      return;
    }
    try {
      const [own] = rows?.length === 1 ? rows : [];
      const name = own === undefined ? title : `${title} ${symbolOf(own)}`;
      saveBlob(await write(result, format, rows), toFileName(name, format));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      notices.notify({ kind: 'error', text: t('failed', { reason }) });
    }
  }

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
  // The kind of file that the reader wants stands first; the first of them is the button of the room.
  const main = mayWrite(wanted) ? lines.find(({ formats }) => formats.includes(wanted)) : undefined;
  return (
    <Room role="group" aria-label={t('caption')}>
      {hasAll ? null : (
        <div id={noteId}>
          <RestrictedNote feature="export.all">{t('notInPlan')}</RestrictedNote>
        </div>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('formats')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>
                <Buttons>
                  {putFirst(line.formats, wanted).map((format) => (
                    <Button
                      key={format}
                      variant={line === main && format === wanted ? 'primary' : 'plain'}
                      aria-label={t('save', { what: line.name, format: format.toUpperCase() })}
                      aria-describedby={mayWrite(format) ? undefined : noteId}
                      data-restricted={mayWrite(format) ? undefined : ''}
                      onClick={() => void save(line, format)}
                    >
                      {format.toUpperCase()}
                    </Button>
                  ))}
                </Buttons>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RatioField />
    </Room>
  );
}

/** A text refused here goes with the room, and nothing of the result hangs on it. */
const NOWHERE = { tab: null };
/** Flatter or narrower than this is no picture. */
const RATIOS = { min: 0.25, max: 8 };

/** How many times as wide as high a picture of the beam with its diagrams is. */
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

/** Lists formats with the wanted one, where it is among them, at the front. */
function putFirst(formats: readonly ExportFormat[], wanted: ExportFormat): readonly ExportFormat[] {
  return formats.includes(wanted) ? [wanted, ...formats.filter((one) => one !== wanted)] : formats;
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & table {
    max-width: 720px;
    border-collapse: collapse;
    font-size: ${vars.text2};
  }

  & th,
  & td {
    padding: ${vars.space1} ${vars.space2} ${vars.space1} 0;
    border-bottom: 1px solid ${vars.hairline};
    text-align: start;
    font-weight: 400;
  }

  & [data-restricted] {
    color: ${vars.inkMuted};
  }

  & thead th {
    color: ${vars.inkMuted};
  }
`;

const Ratio = styled.div`
  max-width: 44ch;

  & input {
    max-width: 12ch;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space1};
`;
