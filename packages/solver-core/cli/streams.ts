/** What the command reads and writes. */
export interface Streams {
  readonly readStdin: () => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}
