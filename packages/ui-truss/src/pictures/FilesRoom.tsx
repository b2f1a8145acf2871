import { useKitAtomValue } from '@eecs/ui-kit';
import { type ExportFormat, type FilesLine, FilesTable } from '@eecs/ui-kit/editor';
import { useResultsText } from '../messages/resultsMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { usePictures } from './usePictures.ts';

/** The room that saves the truss and its results as files: the tables, the drawing with its forces, the bare rods. */
export function FilesRoom() {
  const t = useResultsText();
  const { title } = useKitAtomValue(documentAtom);
  const pictures = usePictures();
  const makers: Readonly<Record<ExportFormat, () => Promise<string | Blob>>> = {
    csv: pictures.toCSV,
    xlsx: pictures.toXLSX,
    svg: pictures.toSVG,
    png: pictures.toPNG,
    dxf: pictures.toDXF,
  };
  const lines: readonly FilesLine[] = [
    { name: t('files.tables'), formats: ['csv', 'xlsx'] },
    { name: t('files.drawing'), formats: ['svg', 'png'] },
    { name: t('files.outline'), formats: ['dxf'] },
  ];
  return (
    <FilesTable
      caption={t('files.caption')}
      lines={lines}
      nameFile={() => title}
      write={async (_, format) => {
        const made = await makers[format]();
        return typeof made === 'string' ? new Blob([made], { type: TYPES[format] }) : made;
      }}
    />
  );
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  png: 'image/png',
  dxf: 'image/vnd.dxf',
};
