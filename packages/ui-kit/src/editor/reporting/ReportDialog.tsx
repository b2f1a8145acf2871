import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../fields/Alert.tsx';
import { Button } from '../../fields/Button.tsx';
import { useFeature } from '../../kit/useHost.ts';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { useText } from '../../kit/useText.ts';
import { saveBlob } from '../../storage/saveBlob.ts';
import { vars } from '../../theme/tokens.ts';
import type { Report } from '../../report/blocks.ts';
import { toFileName } from '../files/toFileName.ts';
import { openReportAtom } from '../keys/openReport.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';
import { RestrictedNote } from '../workspace/RestrictedNote.tsx';
import { ReportChoicesForm, type ReportChoicesFormProps } from './ReportChoicesForm.tsx';
import { ReportFrame, type ReportFrameHandle } from './ReportFrame.tsx';
import { reportMessages } from './reportMessages.ts';

/** A report in preparation: its options, its preview, and the function that writes its file. */
export interface ReportDialogProps<Part extends string> extends ReportChoicesFormProps<Part> {
  /** Name of the feature that the host may grant; null if everybody has it. */
  readonly feature: string | null;
  /** The report with the chosen options; null until its texts are loaded. */
  readonly report: Report | null;
  /** Writes the report as a word processor file. */
  readonly writeFile: (report: Report) => Promise<Blob>;
}

const WIDTH_PX = 1240;

/**
 * The report dialog: parts are chosen beside a preview, and the report is printed or saved as a file. Without the
 * feature, the reader sees and prints a full sample.
 */
export function ReportDialog<Part extends string>({
  feature,
  report,
  writeFile,
  ...form
}: ReportDialogProps<Part>) {
  const t = useText(reportMessages);
  const isAllowed = useFeature(feature);
  const [open, setOpen] = useKitAtom(openReportAtom);
  const word = t('sample');
  const shown = useMemo(
    () => (report === null || isAllowed ? report : { ...report, sample: word }),
    [report, isAllowed, word],
  );
  const frame = useRef<ReportFrameHandle>(null);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function saveDocx(): Promise<void> {
    if (report === null) return;
    setWriting(true);
    setFailure(null);
    try {
      saveBlob(await writeFile(report), toFileName(report.title, 'docx'));
    } catch (error) {
      // A notice of the page would be behind the backdrop of this dialog.
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWriting(false);
    }
  }

  return (
    <ModalSheet
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => setOpen(null)}
      width={WIDTH_PX}
      isFull
    >
      <Columns>
        <Side>
          {isAllowed || feature === null ? null : (
            <RestrictedNote feature={feature}>{t('sampleNote')}</RestrictedNote>
          )}
          <ReportChoicesForm {...form} />
          <Buttons>
            {failure === null ? null : (
              <Alert
                kind="error"
                actions={
                  <Button disabled={report === null || isWriting} onClick={() => void saveDocx()}>
                    {t('again')}
                  </Button>
                }
              >
                <span>{t('docxFailed', { reason: failure })}</span>
              </Alert>
            )}
            <Button variant="primary" disabled={report === null} onClick={() => frame.current?.print()}>
              {t('print')}
            </Button>
            {isAllowed ? (
              <Button disabled={report === null || isWriting} onClick={() => void saveDocx()}>
                {t('docx')}
              </Button>
            ) : null}
          </Buttons>
        </Side>
        <Preview>
          {shown === null ? null : (
            <ReportFrame
              innerRef={frame}
              report={shown}
              title={t('preview')}
              printsAtOnce={open === 'printed'}
            />
          )}
        </Preview>
      </Columns>
    </ModalSheet>
  );
}

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${vars.space4};
  min-height: 0;

  @media (max-width: 799px) {
    display: block;
    overflow-y: auto;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space3};
  /* Room for the focus ring. */
  padding: 4px;
  overflow-y: auto;
`;

const Buttons = styled.div`
  position: sticky;
  bottom: -4px;
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
  padding: ${vars.space2} 0 4px;
  background: ${vars.sheet};
`;

const Preview = styled.div`
  min-height: 0;

  @media (max-width: 799px) {
    height: 70vh;
    margin-top: ${vars.space3};
  }
`;
