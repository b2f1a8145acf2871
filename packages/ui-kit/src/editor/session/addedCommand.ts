/** Something the surroundings do, found by name in the search of commands. */
export interface AddedCommand {
  /**
   * `export`, `import`, `share`, `svg`, `png`, `new`, `unitsSi`, `unitsUs`, `settings` and `examples` are found by
   * their usual words too, where the editor knows them.
   */
  readonly name: string;
  readonly label: string;
  /** Other words it is known by, with spaces between. @default '' */
  readonly words?: string;
  readonly run: () => void;
}
