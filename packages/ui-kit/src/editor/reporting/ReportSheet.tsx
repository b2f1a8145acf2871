import { Fragment, type ReactNode } from 'react';
import { ShapesSvg } from '../../drawing/ShapesSvg.tsx';
import { WHITE } from '../../drawing/paperColors.ts';
import {
  goesOn,
  type Report,
  type ReportBlock,
  type ReportLogo,
  type ReportSigns,
  type Run,
  type Runs,
} from '../../report/blocks.ts';
import { getTokens } from '../../theme/tokens.ts';
import { toBase64 } from './base64.ts';

/** A report as a document of its own: plain elements, styled by `writeReportStyle`. */
export function ReportSheet({ report }: { readonly report: Report }) {
  const { title, logo, fields, signs, sample, verify, blocks, foot, locale } = report;
  return (
    <main lang={locale} aria-label={title}>
      <header>
        <div>
          <h1>{title}</h1>
          <dl>
            {fields.map(({ label, value }) => (
              <Fragment key={label}>
                <dt data-wide={isWide(value) || undefined}>{label}</dt>
                <dd data-wide={isWide(value) || undefined}>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {verify === null ? null : (
            <p>
              <a href={verify.link} target="_blank" rel="noreferrer">
                {verify.text}
              </a>
            </p>
          )}
        </div>
        {logo === null ? null : <img src={writeDataUrl(logo)} alt="" />}
      </header>
      {signs === null ? null : <Signs signs={signs} />}
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
      <footer>{foot}</footer>
      {sample === null ? null : <div data-sample="">{sample}</div>}
    </main>
  );
}

/** A longer value takes a whole line of the title block. */
const MOST_LETTERS = 32;

function isWide({ length }: string): boolean {
  return length > MOST_LETTERS;
}

/** The people who made, checked and approved the report, with room for signatures. */
function Signs({ signs: { heads, rows } }: { readonly signs: ReportSigns }) {
  return (
    <table data-signs="" data-short="">
      <thead>
        <tr>
          <td />
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.sign}</th>
          <th scope="col">{heads.date}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, name }) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>{name}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ block }: { readonly block: ReportBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return (
        <p data-tone={block.tone}>
          <Line runs={block.runs} />
        </p>
      );
    case 'formula':
      return (
        <p data-formula="" data-wrong={block.isWrong || undefined}>
          <Line runs={block.runs} />
        </p>
      );
    case 'table':
      return <Table block={block} />;
    case 'figure': {
      const { width, top, height, shapes } = block.figure;
      return (
        <figure data-keeps={block.keepsNext || undefined}>
          <ShapesSvg
            width={width}
            top={top}
            height={height}
            shapes={shapes}
            fontMono={getTokens('light').fontMono}
            paper={WHITE}
            label={block.label}
          />
        </figure>
      );
    }
    default:
      return block satisfies never;
  }
}

function Table({
  block: { caption, columns, rows },
}: {
  readonly block: Extract<ReportBlock, { kind: 'table' }>;
}) {
  return (
    <table data-short={rows.length <= SHORT_ROWS || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, unit, isNumeric }, column) =>
            isBlank(head) ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col" data-numeric={isNumeric ? '' : undefined}>
                <Line runs={head} />
                {unit === undefined ? null : <small>{unit}</small>}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} data-goes-on={goesOn(cells) || undefined}>
            {cells.map((runs, column) => (
              <td
                key={column}
                data-numeric={columns[column]?.isNumeric === true ? '' : undefined}
                data-long={hasLongWord(runs) || undefined}
              >
                <Line runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns whether a heading is empty, as of the names of rows; a screen reader would announce it as a heading. */
function isBlank(head: Runs): boolean {
  return head.every((run) => 'text' in run && run.text === '');
}

/** A table with up to this many rows moves to the next page rather than being split. */
const SHORT_ROWS = 12;

/**
 * A longer word than any of ours may break anywhere, because it would widen a table beyond the page; other words stay
 * whole.
 */
const LONG_WORD = /\S{25}/;

function hasLongWord(runs: Runs): boolean {
  return runs.some((run) => 'text' in run && LONG_WORD.test(run.text));
}

/** To the browser a fraction is a box after which a line may break: the multiplication sign is kept on its line. */
const TIMES = '·';

function Line({ runs }: { readonly runs: Runs }) {
  const isHeld = (at: number): boolean => isTimes(runs[at]) && isFraction(runs[at - 1]);
  return runs.map((run, at) =>
    isHeld(at) ? null : isHeld(at + 1) ? (
      <span key={at} data-unbroken="">
        <Piece run={run} />
        {TIMES}
      </span>
    ) : (
      <Piece key={at} run={run} />
    ),
  );
}

function isFraction(run: Run | undefined): boolean {
  return run !== undefined && 'over' in run;
}

function isTimes(run: Run | undefined): boolean {
  return run !== undefined && 'text' in run && run.text === TIMES;
}

function Piece({ run }: { readonly run: Run }) {
  if ('over' in run)
    return (
      <span data-fraction="">
        <span>
          <Line runs={run.over} />
        </span>
        <span>
          <Line runs={run.under} />
        </span>
      </span>
    );
  switch (run.style) {
    case 'italic':
      return <i>{run.text}</i>;
    case 'bold':
      return <b>{run.text}</b>;
    case 'sub':
      return <sub>{run.text}</sub>;
    case 'sup':
      return <sup>{run.text}</sup>;
    case undefined:
      return run.text;
    default:
      return run.style satisfies never;
  }
}

function writeDataUrl({ type, bytes }: ReportLogo): string {
  return `data:${type};base64,${toBase64(bytes)}`;
}
