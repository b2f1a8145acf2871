import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, useFeature, useHost, useKitAtomValue, useLocale, useText, vars } from '@eecs/ui-kit';
import {
  ModalSheet,
  RestrictedNote,
  nameSet,
  saveBlob,
  toFileName,
  useEditorText,
} from '@eecs/ui-kit/editor';
import { shownSetAtom } from '../live/beamLive.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { ReportChoicesForm } from './ReportChoicesForm.tsx';
import { ReportFrame, type ReportFrameHandle } from './ReportFrame.tsx';
import { type ReportChoices, keepChoices, readChoices } from './keptChoices.ts';
import { reportMessages } from './reportMessages.ts';
import { useCheckLink, useReport, useReportOptions, useSolved } from './useReport.ts';
import { useReportFile } from './useReportFile.ts';

const FEATURE = 'msb.report';
const WIDTH_PX = 1240;

/** The dialog that makes a report of the beam: what is in it is chosen and seen beside, printed, or kept as a file. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(reportMessages);
  const isAllowed = useFeature(FEATURE);
  return (
    <ModalSheet
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      width={WIDTH_PX}
      isFull={isAllowed}
    >
      {isAllowed ? <Making /> : <RestrictedNote feature={FEATURE}>{t('notInPlan')}</RestrictedNote>}
    </ModalSheet>
  );
}

function Making() {
  const t = useText(reportMessages);
  const tEditor = useEditorText();
  const { store } = useHost();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const [handSet, setHandSet] = useState(shown);
  const [choices, setChoices] = useState<ReportChoices>(() => readChoices(store, locale));
  const answer = useSolved(document);
  const link = useCheckLink(document, answer);
  const options = useReportOptions({ choices, handSet, link });
  const report = useReport(document, { answer, options });
  const frame = useRef<ReportFrameHandle>(null);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const writeFile = useReportFile();

  async function saveDocx(): Promise<void> {
    if (report === null) return;
    setWriting(true);
    setFailure(null);
    try {
      saveBlob(await writeFile({ document, options, report }), toFileName(report.title, 'docx'));
    } catch (error) {
      // A notice of the page would stand behind the shade of this dialog.
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWriting(false);
    }
  }

  return (
    <Columns>
      <Side>
        <ReportChoicesForm
          choices={choices}
          onChange={(next) => {
            setChoices(next);
            keepChoices(store, next);
          }}
          handSet={handSet}
          sets={document.caseSets.map((_, index) => nameSet(index, document.caseSets, tEditor))}
          onHandSet={setHandSet}
        />
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
          <Button disabled={report === null || isWriting} onClick={() => void saveDocx()}>
            {t('docx')}
          </Button>
        </Buttons>
      </Side>
      <Preview>
        {report === null ? null : <ReportFrame innerRef={frame} report={report} title={t('preview')} />}
      </Preview>
    </Columns>
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
  /* Room for the ring of the focus. */
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
