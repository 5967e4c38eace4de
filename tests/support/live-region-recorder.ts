/** The parts of the page whose changes a screen reader announces. */
const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';

const politenessOf = (region: Element): string =>
  region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');

/** Something that a screen reader hears of: a message, or a key that changes an input. */
type Heard = { kind: 'message'; text: string } | { kind: 'typed'; into: EventTarget | null };

export interface LiveRegionRecorder {
  /**
   * The breaches of the budget since the last call: more than one message, or a message between two keys of one input
   * (13.3).
   */
  breaches(): string[];
  stop(): void;
}

/** Records the announcements of a page. */
export function recordLiveRegions(document: Document): LiveRegionRecorder {
  let heard: Heard[] = [];
  const texts = new WeakMap<Element, string>();
  const textOf = (region: Element): string => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  const read = (mutations: readonly MutationRecord[]): void => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region) regions.add(region);
      // An alert that is inserted with its text is announced; a status is not.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.getAttribute('role') === 'alert') regions.add(alert);
    }
    for (const region of regions) {
      const text = textOf(region);
      if (text === texts.get(region)) continue;
      texts.set(region, text);
      if (text !== '' && region.isConnected && politenessOf(region) !== 'off')
        heard.push({ kind: 'message', text });
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const listen = ({ target }: Event): void => {
    read(observer.takeRecords());
    heard.push({ kind: 'typed', into: target });
  };
  document.addEventListener('input', listen, true);
  return {
    breaches() {
      read(observer.takeRecords());
      const messages = heard.flatMap(each => (each.kind === 'message' ? [each.text] : []));
      const inTyping = heard.flatMap((each, at) => {
        const [before, after] = [heard[at - 1], heard[at + 1]];
        return each.kind === 'message' &&
          before?.kind === 'typed' &&
          after?.kind === 'typed' &&
          before.into === after.into
          ? [each.text]
          : [];
      });
      heard = [];
      return [
        ...(messages.length > 1
          ? [`${messages.length} messages for one action: ${messages.join(' | ')}`]
          : []),
        ...inTyping.map(text => `A message while somebody types: ${text}`),
      ];
    },
    stop() {
      observer.disconnect();
      document.removeEventListener('input', listen, true);
    },
  };
}
