import beamsEn from './beams.en-US.json' with { type: 'json' };
import beamsRu from './beams.ru.json' with { type: 'json' };
import beamsUk from './beams.uk.json' with { type: 'json' };
import framesEn from './frames.en-US.json' with { type: 'json' };
import framesRu from './frames.ru.json' with { type: 'json' };
import framesUk from './frames.uk.json' with { type: 'json' };
import trussesEn from './trusses.en-US.json' with { type: 'json' };
import trussesRu from './trusses.ru.json' with { type: 'json' };
import trussesUk from './trusses.uk.json' with { type: 'json' };
import type { WordProblem } from './wordProblem.ts';

/** Lists the problems in words of all languages and kinds. */
export function listWordProblems(): readonly WordProblem[] {
  const files: readonly (readonly unknown[])[] = [
    ...[beamsEn, trussesEn, framesEn],
    ...[beamsRu, trussesRu, framesRu],
    ...[beamsUk, trussesUk, framesUk],
  ];
  // The compiler widens words in JSON to strings; the test checks them.
  return files.flat() as readonly WordProblem[];
}
