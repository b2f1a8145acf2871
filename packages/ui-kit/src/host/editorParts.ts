/** The parts of an editor that a page may hide: `files` exists only for beams. */
export const EDITOR_PARTS = [
  'bar',
  'title',
  'steps',
  'keys',
  'solve',
  'tools',
  'view',
  'results',
  'reactions',
  'files',
  'tables',
  'status',
] as const;

/**
 * A part of an editor. `bar`: the bar at the top, of which `title`, `steps` (undo and redo), `keys` (the button of the
 * list of keys) and `solve` can be hidden individually; `tools`: the tools of the board; `view`: its buttons for zoom,
 * grid and options; `results`: diagrams and their explanations; `reactions`: the table of reactions; `files`: files and
 * reports of results; `tables`: all inputs; `status`: the status line.
 */
export type EditorPart = (typeof EDITOR_PARTS)[number];
