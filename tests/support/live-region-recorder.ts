/** The parts of the page whose changes a screen reader announces. An `output` is a status. */
const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';

/** Two messages within this time are one moment: a screen reader drops one of them, or reads both. Milliseconds. */
const AT_ONCE = 50;

const politenessOf = (region: Element): string =>
  region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');

/** Elements whose content is their name. */
const NAMED_BY_CONTENT = 'h1, h2, h3, button, a[href], summary, option';

/** The speech of an element that takes the focus: its content, if that is its name, and the texts that name and describe it. */
function speechOf(element: Element): string {
  const ids = ['aria-labelledby', 'aria-describedby'].flatMap(name =>
    (element.getAttribute(name) ?? '').split(/\s+/),
  );
  const parts = ids.map(id => document.getElementById(id));
  return [element.matches(NAMED_BY_CONTENT) ? element : null, ...parts]
    .map(part => part?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** An event that a screen reader notices: a message, a key that changes an input, an element that takes the focus. */
type Heard =
  | { kind: 'message'; text: string; region: Element; at: number }
  | { kind: 'typed'; into: EventTarget | null }
  | { kind: 'focused'; speech: string };

export interface LiveRegionRecorder {
  /**
   * The breaches since the last call (13.3): more than one message, a message between two keys of one input, a message that
   * the element with the focus says, too, and a region inside another, which is announced twice. `isWait`: time passes,
   * so only messages of the same moment are too many.
   */
  breaches(isWait?: boolean): string[];
  stop(): void;
}

/** Records the announcements of a page. */
export function recordLiveRegions(document: Document): LiveRegionRecorder {
  let announcements: Heard[] = [];
  const nestedRegions = new Set<string>();
  const texts = new WeakMap<Element, string>();
  const textOf = (region: Element): string => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  const recordMutations = (mutations: readonly MutationRecord[]): void => {
    const regions = new Set<Element>();
    for (const { type, target, addedNodes } of mutations) {
      // A removal is not announced.
      if (type === 'childList' && addedNodes.length === 0) continue;
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
      if (text === '' || !region.isConnected || politenessOf(region) === 'off') continue;
      announcements.push({ kind: 'message', text, region, at: performance.now() });
      const outer = region.parentElement?.closest(LIVE);
      if (outer && politenessOf(outer) !== 'off') nestedRegions.add(text);
    }
  };
  const observer = new MutationObserver(recordMutations);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const listen = ({ target }: Event): void => {
    recordMutations(observer.takeRecords());
    announcements.push({ kind: 'typed', into: target });
  };
  const follow = ({ target }: Event): void => {
    // Evaluated now, because a later message about the element is new information.
    if (target instanceof Element) announcements.push({ kind: 'focused', speech: speechOf(target) });
  };
  document.addEventListener('input', listen, true);
  document.addEventListener('focusin', follow, true);
  return {
    breaches(isWait = false) {
      recordMutations(observer.takeRecords());
      const messages = announcements.filter(announcement => announcement.kind === 'message');
      const tooMany = isWait
        ? messages.filter(message =>
            // A newer text of the same region takes the place of the older one.
            messages.some(
              other => other.region !== message.region && Math.abs(other.at - message.at) < AT_ONCE,
            ),
          )
        : messages;
      const focusSpeeches = announcements.flatMap(announcement =>
        announcement.kind === 'focused' ? [announcement.speech] : [],
      );
      const saidByFocus = messages.filter(({ text }) => focusSpeeches.some(speech => speech.includes(text)));
      const inTyping = announcements.flatMap((announcement, index) => {
        const [previous, next] = [announcements[index - 1], announcements[index + 1]];
        return announcement.kind === 'message' &&
          previous?.kind === 'typed' &&
          next?.kind === 'typed' &&
          previous.into === next.into
          ? [announcement.text]
          : [];
      });
      announcements = [];
      const inside = [...nestedRegions];
      nestedRegions.clear();
      return [
        ...(tooMany.length > 1
          ? [
              `${tooMany.length} messages ${isWait ? 'at once' : 'for one action'}: ${tooMany.map(({ text }) => text).join(' | ')}`,
            ]
          : []),
        ...saidByFocus.map(({ text }) => `A message that the focused element says, too: ${text}`),
        ...inside.map(text => `A region inside another announces twice: ${text}`),
        ...inTyping.map(text => `A message while somebody types: ${text}`),
      ];
    },
    stop() {
      observer.disconnect();
      document.removeEventListener('input', listen, true);
      document.removeEventListener('focusin', follow, true);
    },
  };
}
