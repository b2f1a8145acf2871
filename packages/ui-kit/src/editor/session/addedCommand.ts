/** A command of the host, found by name in the command search. */
export interface AddedCommand {
  /**
   * The editor knows synonyms for `export`, `import`, `share`, `svg`, `png`, `new`, `unitsSi`, `unitsUs`, `settings`
   * and `examples`.
   */
  readonly name: string;
  readonly label: string;
  /** Synonyms, separated by spaces. @default '' */
  readonly words?: string;
  readonly run: () => void;
}
