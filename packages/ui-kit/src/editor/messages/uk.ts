import editor from './uk.json' with { type: 'json' };
import help from './help.uk.json' with { type: 'json' };
import options from './options.uk.json' with { type: 'json' };
import placement from './placement.uk.json' with { type: 'json' };
import tables from './tables.uk.json' with { type: 'json' };
import workspace from './workspace.uk.json' with { type: 'json' };

/** The texts that editors share in Ukrainian. One request brings them all, so that no part waits for its own. */
export const uk = { editor, help, options, placement, tables, workspace };
