import editor from './ru.json' with { type: 'json' };
import files from './files.ru.json' with { type: 'json' };
import help from './help.ru.json' with { type: 'json' };
import options from './options.ru.json' with { type: 'json' };
import placement from './placement.ru.json' with { type: 'json' };
import tables from './tables.ru.json' with { type: 'json' };
import typed from './typed.ru.json' with { type: 'json' };
import workspace from './workspace.ru.json' with { type: 'json' };

/** The Russian texts that editors share. One request loads them all, so that no part waits for its own. */
export const ru = { editor, files, help, options, placement, tables, typed, workspace };
