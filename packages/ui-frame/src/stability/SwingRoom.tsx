import { useState } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';
import { findFrequencies } from '@eecs/solver-core/stability';
import { Button, useFormat } from '@eecs/ui-kit';
import { useSettled } from '../live/useSettled.ts';
import { useHandText } from '../messages/handMessages.ts';
import { shownAnswerAtom } from '../state/sessionAtoms.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { ModePicture } from './ModePicture.tsx';
import { Lead, Pair, Room } from './roomStyle.ts';
import { useAsked } from './useAsked.ts';

const MODES = 3;

/** The natural frequencies of the frame, each with its mode. */
export function SwingRoom() {
  const shown = useSettled(shownAnswerAtom);
  return shown === null ? null : <Swing document={shown.document} />;
}

function analyse(document: FrameCase) {
  return findFrequencies(document, MODES);
}

function Swing({ document }: { readonly document: FrameCase }) {
  const t = useHandText();
  const format = useFormat();
  const { result, ask } = useAsked(document, analyse);
  const [chosen, choose] = useState(0);
  if (result === null) return <Button onClick={ask}>{t('stability.ask')}</Button>;
  if (!result.ok) return <p role="status">{t('stability.unreal')}</p>;
  const { frequencies } = result;
  const mode = frequencies[Math.min(chosen, frequencies.length - 1)];
  if (mode === undefined) return <p role="status">{t('swing.none')}</p>;
  const hertz = (value: number): string =>
    t('swing.hertz', {
      value: format.results({ quantity: 'ratio', greatest: value }).write(value, false),
    });
  return (
    <Room>
      <Lead>{t('swing.lead')}</Lead>
      <Pair>
        <div>
          <ModeChoice
            label={t('room.swing')}
            values={frequencies.map(({ frequency }) => hertz(frequency))}
            chosen={frequencies.indexOf(mode)}
            onChoose={choose}
          />
          <ModePicture
            document={document}
            mode={mode.mode}
            label={t('swing.mode', { frequency: hertz(mode.frequency) })}
          />
        </div>
      </Pair>
    </Room>
  );
}
