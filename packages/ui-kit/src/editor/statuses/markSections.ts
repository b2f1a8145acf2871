import { type Atom, atom } from 'jotai/vanilla';

/** A judged section of a case, as returned by the rules of every kind of structure. */
export interface JudgedSection {
  readonly section: string;
  readonly status: 'fulfilled' | 'accepted' | 'failed' | 'undefined';
  readonly reason?: string;
  /** JSON pointer of the cause: `/loads/2`. */
  readonly path: string;
}

/** A field with a refused text. */
export interface MarkedField<Tab extends string> {
  readonly tab: Tab;
  readonly label: string;
  readonly index?: number;
}

/** A mark of the case: the status of one of its sections, and the place of its cause in the panel. */
export interface SectionMark<Judged extends JudgedSection, Tab extends string> {
  readonly section: Judged['section'];
  readonly status: Judged['status'];
  readonly reason?: NonNullable<Judged['reason']> | 'refusedField';
  readonly tab: Tab;
  /** Index of the row that the reason is about. */
  readonly row?: number;
  /** The name of a refused field, in the reader's language. */
  readonly label?: string;
}

/** The tabs in which the sections and the lists of a kind of document are edited. */
export interface SectionTabs<Section extends string, Tab extends string> {
  /** The tab of each list of the document. */
  readonly lists: Readonly<Record<string, Tab | undefined>>;
  /** The tab of everything outside the lists. */
  readonly rest: Tab;
  /** The tab in which a section is edited, whatever it lacks. */
  readonly homes: Readonly<Record<Section, Tab>>;
}

/**
 * Creates the marks of a case from the statuses of its sections. Sections with a refused text in a field have failed,
 * because the judged value is not the displayed one.
 */
export function markSections<Judged extends JudgedSection, Tab extends string>(
  statuses: readonly Judged[],
  refused: Iterable<MarkedField<Tab>>,
  { lists, rest, homes }: SectionTabs<Judged['section'], Tab>,
): readonly SectionMark<Judged, Tab>[] {
  const fields = [...refused];
  return statuses.map(({ path, section, status, reason }): SectionMark<Judged, Tab> => {
    const home: Judged['section'] = section;
    const field = fields.find(({ tab }) => tab === homes[home]);
    if (field !== undefined) {
      const { tab, label, index } = field;
      return { section, status: 'failed', reason: 'refusedField', tab, label, ...toRow(index) };
    }
    const [, list = '', index] = path.split('/');
    const why = reason === undefined ? {} : { reason: reason as NonNullable<Judged['reason']> };
    return { section, status, ...why, tab: lists[list] ?? rest, ...toRow(index) };
  });
}

/** Creates the marks of the displayed document from the statuses of its sections and its refused fields. */
export function createSectionStatuses<Judged extends JudgedSection, Tab extends string>({
  judgedAtom,
  refusedFieldsAtom,
  tabs,
}: {
  readonly judgedAtom: Atom<readonly Judged[]>;
  readonly refusedFieldsAtom: Atom<ReadonlyMap<unknown, MarkedField<Tab>>>;
  readonly tabs: SectionTabs<Judged['section'], Tab>;
}): Atom<readonly SectionMark<Judged, Tab>[]> {
  return atom((get) => markSections(get(judgedAtom), get(refusedFieldsAtom).values(), tabs));
}

/** Creates the atom of the marks of a structure on a board, from its document and the verdict on it. */
export function createBoardStatuses<Document, Verdict, Judged extends JudgedSection, Tab extends string>({
  session: { documentAtom, shownDocumentAtom, refusedFieldsAtom },
  verdictAtom,
  judge,
  tabs,
}: {
  readonly session: {
    readonly documentAtom: Atom<Document>;
    readonly shownDocumentAtom: Atom<Document>;
    readonly refusedFieldsAtom: Atom<ReadonlyMap<unknown, MarkedField<Tab>>>;
  };
  readonly verdictAtom: Atom<Verdict | null>;
  readonly judge: (document: Document, verdict: Verdict | null) => readonly Judged[];
  readonly tabs: SectionTabs<Judged['section'], Tab>;
}): Atom<readonly SectionMark<Judged, Tab>[]> {
  return createSectionStatuses({
    judgedAtom: atom((get) => {
      const document = get(documentAtom);
      // During a gesture the verdict belongs to the draft.
      return judge(document, get(shownDocumentAtom) === document ? get(verdictAtom) : null);
    }),
    refusedFieldsAtom,
    tabs,
  });
}

function toRow(index: number | string | undefined): { readonly row?: number } {
  return index === undefined ? {} : { row: Number(index) };
}
