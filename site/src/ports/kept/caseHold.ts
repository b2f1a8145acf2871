/** Messages between tabs about the beam that is kept in this browser. */
export type HoldMessage =
  | { readonly type: 'ask'; readonly from: string; readonly since: number; readonly hash: string | null }
  | { readonly type: 'held'; readonly to: string }
  | { readonly type: 'take'; readonly from: string }
  | { readonly type: 'given'; readonly to: string }
  | { readonly type: 'probe'; readonly from: string }
  | { readonly type: 'bye' };

/** The part of a `BroadcastChannel` that is used. */
export interface HoldChannel {
  readonly post: (message: HoldMessage) => void;
  readonly listen: (hear: (message: HoldMessage) => void) => void;
  readonly close: () => void;
}

export interface CaseHoldOptions {
  readonly channel: HoldChannel;
  /** Names this tab among the others. */
  readonly id: string;
  /** When this tab opened the beam, ms: of two that ask at once the earlier one has it. */
  readonly since: number;
  /** The beam this tab works on; null while there is none. */
  readonly getHash: () => string | null;
  /** Saves what waits, at once: another tab is about to read it. */
  readonly flush: () => void;
  readonly onChange: (isMine: boolean) => void;
  /** Another tab has handed the beam over: the stored state is the newest. */
  readonly onGiven: () => void;
  /** The tab that had the beam has gone. */
  readonly onBye: () => void;
}

export interface CaseHold {
  readonly isMine: () => boolean;
  /** Asks the other tabs whether one of them edits this beam; it is ours unless one answers. */
  readonly ask: () => void;
  /** Asks the tab that has the beam for a sign of life; from now on `isHeld` returns whether one came. */
  readonly probe: () => void;
  /** Whether the tab that has the beam answered the last probe. */
  readonly isHeld: () => boolean;
  /** Claims a beam that nobody has: of the tabs that claim it at once the earliest gets it. */
  readonly claim: () => void;
  /** Releases the beam: another tab may have it. */
  readonly leave: () => void;
  /** Takes the beam: every other tab shows it read-only from now on. */
  readonly take: () => void;
  readonly close: () => void;
}

/**
 * Lets one tab at a time edit the beam stored in this browser. A tab that has crashed or is asleep does not answer, so
 * the requesting tab takes over; the sleeping tab learns of it when it wakes.
 */
export function createCaseHold(options: CaseHoldOptions): CaseHold {
  const { channel, id, since, getHash, flush, onChange, onGiven, onBye } = options;
  let isMine = true;
  let isHeld = false;

  function set(next: boolean): void {
    if (next === isMine) return;
    isMine = next;
    onChange(next);
  }

  channel.listen((message) => {
    switch (message.type) {
      case 'ask': {
        const isEarlier = since < message.since || (since === message.since && id < message.from);
        const isSame = message.hash === null || message.hash === getHash();
        if (!isSame) return;
        // The asking tab either owns the beam or learns who does: a tab that took it over reopens it, and answers
        // nothing until then.
        if (!isMine) isHeld = true;
        else if (isEarlier) channel.post({ type: 'held', to: message.from });
        else {
          // Two tabs have claimed a beam that no tab had.
          flush();
          set(false);
        }
        return;
      }
      case 'held':
        if (message.to !== id) return;
        isHeld = true;
        set(false);
        return;
      case 'probe':
        if (isMine) channel.post({ type: 'held', to: message.from });
        return;
      case 'bye':
        if (!isMine) onBye();
        return;
      case 'take':
        if (!isMine) return;
        flush();
        set(false);
        channel.post({ type: 'given', to: message.from });
        return;
      case 'given':
        if (message.to === id) onGiven();
        return;
      default:
        message satisfies never;
    }
  });

  function ask(): void {
    channel.post({ type: 'ask', from: id, since, hash: getHash() });
  }

  function leave(): void {
    if (!isMine) return;
    flush();
    set(false);
    channel.post({ type: 'bye' });
  }

  return {
    isMine: () => isMine,
    isHeld: () => isHeld,
    ask,
    probe: () => {
      isHeld = false;
      channel.post({ type: 'probe', from: id });
    },
    claim: () => {
      set(true);
      ask();
    },
    leave,
    take: () => {
      channel.post({ type: 'take', from: id });
      set(true);
    },
    close: () => {
      leave();
      channel.close();
    },
  };
}

/** Opens the channel between the tabs of this browser; where there is none, every tab is alone. */
export function openHoldChannel(name: string): HoldChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => {
      channel.postMessage(message);
    },
    listen: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<HoldMessage>) => {
        hear(data);
      };
    },
    close: () => {
      channel.close();
    },
  };
}
