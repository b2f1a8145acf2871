import editor from './uk.json' with { type: 'json' };
import files from './files.uk.json' with { type: 'json' };
import help from './help.uk.json' with { type: 'json' };
import options from './options.uk.json' with { type: 'json' };
import placement from './placement.uk.json' with { type: 'json' };
import tables from './tables.uk.json' with { type: 'json' };
import typed from './typed.uk.json' with { type: 'json' };
import workspace from './workspace.uk.json' with { type: 'json' };

/** The Ukrainian texts that editors share. One request loads them all, so that no part waits for its own. */
export const uk = { editor, files, help, options, placement, tables, typed, workspace };
