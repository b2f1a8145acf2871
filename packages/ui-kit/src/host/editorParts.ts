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
 * A part of an editor. `bar`: the line at the top, of which `title`, `steps` (undo and redo), `keys` (the button of the
 * list of keys) and `solve` can be left out singly; `tools`: the tools of the board; `view`: its buttons for zoom, grid
 * and options; `results`: diagrams and all that explains them; `reactions`: the table of reactions; `files`: what makes
 * files and reports of results; `tables`: all that is typed; `status`: the line at the foot.
 */
export type EditorPart = (typeof EDITOR_PARTS)[number];
