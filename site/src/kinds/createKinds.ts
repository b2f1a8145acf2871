import type { SiteRoute } from '../routes/siteRoute.ts';
import type { KindRow } from './kindRow.ts';

/** The name of each kind's editor, by the kind's name on the server. */
export type KindTable = Readonly<Record<string, string>>;

type IdOf<Names extends KindTable> = keyof Names & string;

/** The row of one of several kinds. */
export type RowOf<Names extends KindTable> = KindRow<IdOf<Names>, Names[IdOf<Names>]>;

type EditorRoute<Names extends KindTable> = {
  readonly [Id in IdOf<Names>]: SiteRoute & { readonly id: Names[Id]; readonly path: `/${Id}/*` };
}[IdOf<Names>];

type PreviewRoute<Names extends KindTable> = {
  readonly [Id in IdOf<Names>]: SiteRoute & {
    readonly id: `preview${Capitalize<Names[Id]>}`;
    readonly path: `/preview-${Id}:id`;
  };
}[IdOf<Names>];

/** The tables made from the rows of several kinds. */
export interface Kinds<Names extends KindTable> {
  /** The rows in the order in which pages list the kinds. */
  readonly rows: readonly RowOf<Names>[];
  readonly byId: Readonly<Record<IdOf<Names>, RowOf<Names>>>;
  /** Finds the row of a kind of task; null if it has no editor. */
  readonly find: (kind: string) => RowOf<Names> | null;
  /** The routes of the editors. */
  readonly editors: readonly EditorRoute<Names>[];
  /** The routes of the previews of saved tasks. */
  readonly previews: readonly PreviewRoute<Names>[];
}

/** Creates the tables of several kinds from their rows. */
export function createKinds<Names extends KindTable>(rows: readonly RowOf<Names>[]): Kinds<Names> {
  return {
    rows,
    byId: Object.fromEntries(rows.map((row) => [row.id, row])) as Kinds<Names>['byId'],
    find: (kind) => rows.find(({ id }) => id === kind) ?? null,
    editors: rows.map(toEditorRoute) as unknown as readonly EditorRoute<Names>[],
    previews: rows.map(toPreviewRoute) as unknown as readonly PreviewRoute<Names>[],
  };
}

function toEditorRoute({ id, page, titleKey, Icon, loadPage }: KindRow<string, string>): SiteRoute {
  return { id: page, path: `/${id}/*`, access: 'public', titleKey, menu: { icon: Icon }, load: loadPage };
}

function toPreviewRoute({ id, preview, loadPreview }: KindRow<string, string>): SiteRoute {
  return {
    id: preview,
    path: `/preview-${id}:id`,
    access: 'user',
    titleKey: 'page.preview',
    menu: null,
    load: loadPreview,
  };
}
