import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import type { Report } from '../../report/blocks.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { writeReportStyle } from './reportStyle.ts';

/** Methods of a report on the screen. */
export interface ReportFrameHandle {
  /** Opens the browser's own print dialog for the report alone. */
  readonly print: () => void;
}

/**
 * Shows a report in a document of its own, so that its print has its own pages and its styles do not mix with those of
 * the page. Its style sheet is a constructed one, which a strict content policy allows.
 */
export function ReportFrame({
  report,
  title,
  innerRef,
  printsAtOnce,
}: {
  readonly report: Report;
  readonly title: string;
  readonly innerRef: Ref<ReportFrameHandle>;
  /** Whether the browser's print dialog opens as soon as the report is ready. */
  readonly printsAtOnce: boolean;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const name = `${report.title} – ${title}`;

  useImperativeHandle(innerRef, () => ({
    print: () => {
      frame.current?.contentWindow?.focus();
      frame.current?.contentWindow?.print();
    },
  }));

  // Updates the style of the document with the report.
  useEffect(() => {
    if (body !== null) dress(body.ownerDocument, report, name);
  }, [body, report, name]);

  // Prints the first report once it has been laid out.
  useEffect(() => {
    if (body === null || !printsAtOnce) return undefined;
    const frame = requestAnimationFrame(() => body.ownerDocument.defaultView?.print());
    return () => cancelAnimationFrame(frame);
  }, [body, printsAtOnce]);

  // Some browsers have the empty document at once, others report it by an event.
  const take = (): void => setBody(frame.current?.contentDocument?.body ?? null);
  useEffect(take, []);

  return (
    <>
      <Frame ref={frame} title={title} onLoad={take} />
      {body === null ? null : createPortal(<ReportSheet report={report} />, body)}
    </>
  );
}

/** Sets the title, language and style sheet of a document. */
function dress(inner: Document, report: Report, name: string): void {
  const view = inner.defaultView;
  if (view === null) return;
  inner.title = name;
  inner.documentElement.lang = report.locale;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(writeReportStyle(report, { hasMarginBoxes: 'CSSMarginRule' in view }));
  inner.adoptedStyleSheets = [sheet];
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 1px solid ${vars.line};
  background: ${vars.sunken};
`;
