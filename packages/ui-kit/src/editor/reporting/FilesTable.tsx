import { useId } from 'react';
import Lock from 'lucide-react/icons/lock';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { useFeature, useHost } from '../../kit/useHost.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { useText } from '../../kit/useText.ts';
import { useNotices } from '../../notices/useNotices.ts';
import { saveBlob } from '../../storage/saveBlob.ts';
import { vars } from '../../theme/tokens.ts';
import { toFileName } from '../files/toFileName.ts';
import { createOption } from '../measures/options.ts';
import { filesMessages } from '../messages/filesMessages.ts';
import { RestrictedNote } from '../workspace/RestrictedNote.tsx';

/** The file formats of a structure and its results. */
export type ExportFormat = 'csv' | 'xlsx' | 'svg' | 'png' | 'dxf';

/** The feature that each file format belongs to. */
const FEATURES: Readonly<Record<ExportFormat, string>> = {
  csv: 'export.all',
  xlsx: 'export.all',
  svg: 'export.all',
  png: 'export.png',
  dxf: 'export.all',
};

const wantedAtom = createOption('exportFormat');

/** An object that can be saved in one or more formats. */
export interface FilesLine {
  readonly name: string;
  readonly formats: readonly ExportFormat[];
}

export interface FilesTableProps<Line extends FilesLine> {
  /** The caption of the table for screen readers. */
  readonly caption: string;
  readonly lines: readonly Line[];
  /** Returns the name of a file, without its extension. */
  readonly nameFile: (line: Line) => string;
  readonly write: (line: Line, format: ExportFormat) => Promise<Blob>;
}

/**
 * Lists what can be saved, with a button for each format, the reader's preferred format first. Formats outside the
 * reader's plan are marked; a press on one asks the page how to get it.
 */
export function FilesTable<Line extends FilesLine>({
  caption,
  lines,
  nameFile,
  write,
}: FilesTableProps<Line>) {
  const t = useText(filesMessages);
  const notices = useNotices();
  const { explain } = useHost();
  const noteId = useId();
  const wanted = useKitAtomValue(wantedAtom);
  const [hasAll, hasPng] = [useFeature('export.all'), useFeature('export.png')];
  const mayWrite = (format: ExportFormat): boolean => (format === 'png' ? hasPng : hasAll);

  async function save(line: Line, format: ExportFormat): Promise<void> {
    if (!mayWrite(format)) {
      explain?.(FEATURES[format]);
      return;
    }
    try {
      saveBlob(await write(line, format), toFileName(nameFile(line), format));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      notices.notify({ kind: 'error', text: t('failed', { reason }) });
    }
  }

  // The preferred format is first; its first button is the main button of the room.
  const main = mayWrite(wanted) ? lines.find(({ formats }) => formats.includes(wanted)) : undefined;
  return (
    <Room role="group" aria-label={caption}>
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
                      icon={mayWrite(format) ? undefined : <Lock size={12} aria-hidden="true" />}
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
    </Room>
  );
}

/** Lists formats with the preferred one, if it is among them, first. */
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space1};
`;
