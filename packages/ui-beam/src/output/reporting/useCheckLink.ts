import { useEffect, useState } from 'react';
import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import { useHost } from '@eecs/ui-kit';
import { SOLVED_BY } from '@eecs/ui-kit/report';
import type { BeamHost } from '../../props.ts';
import { writeClaim } from '../../report/checkNumbers.ts';

/** Returns the URL where the numbers of a report can be checked; null if there is none, or if it would be too long. */
export function useCheckLink(document: BeamCase, answer: SolvedBeam | null): string | null {
  // The host of a beam editor is a beam host.
  const { checkPage } = useHost() as BeamHost;
  const [link, setLink] = useState<string | null>(null);

  // Packing the checked numbers takes the browser a moment.
  useEffect(() => {
    let isWanted = true;
    const fragment =
      answer === null || checkPage === undefined
        ? Promise.resolve(null)
        : writeClaim(document, { answer, version: SOLVED_BY });
    void fragment.then((found) => {
      if (isWanted) setLink(found === null || checkPage === undefined ? null : `${checkPage}${found}`);
    });
    return () => {
      isWanted = false;
    };
  }, [document, answer, checkPage]);

  return link;
}
