/** The parts of the page whose changes a screen reader announces. An `output` is a status, unless it says otherwise. */
const LIVE_REGION = ':is([aria-live], [role=status], [role=alert], [role=log], output):not([aria-live=off])';

/** Messages within this time in milliseconds compete: a screen reader may drop one of them. */
const SAME_MOMENT = 50;

const politenessOf = (region: Element): string =>
  region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');

/** Elements whose accessible name is their content. */
const NAMED_BY_CONTENT = 'h1, h2, h3, button, a[href], summary, option';

/**
 * The text that a screen reader reads when an element gets the focus: its content, if that is its name, its label and
 * its description.
 */
function speechOf(element: Element): string {
  const ids = ['aria-labelledby', 'aria-describedby'].flatMap(name =>
    (element.getAttribute(name) ?? '').split(/\s+/),
  );
  const elements = ids.map(id => document.getElementById(id));
  return [element.matches(NAMED_BY_CONTENT) ? element : null, ...elements]
    .map(namingElement => namingElement?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** An event that a screen reader notices: a message, a key that changes an input, an element that takes the focus. */
type Announcement =
  | { kind: 'message'; text: string; region: Element; at: number }
  | { kind: 'typed'; input: EventTarget | null }
  | { kind: 'focused'; speech: string };

export interface LiveRegionRecorder {
  /**
   * The breaches since the last call (13.3): more than one message, a message between two keys of one input, a message
   * that repeats the text of the focused element, a region inside another, which is announced twice, and a region
   * beside the screen that is inserted with its text, which may not be announced.
   * @param isWait time has passed, not only the action, so only messages within `SAME_MOMENT` are too many.
   */
  takeBreaches(isWait?: boolean): string[];
  stop(): void;
}

/** Records the announcements of a page. */
export function recordLiveRegions(document: Document): LiveRegionRecorder {
  let announcements: Announcement[] = [];
  const nestedRegions = new Set<string>();
  const lateRegions = new Set<string>();
  const lastTextByRegion = new WeakMap<Element, string>();
  const textOf = (region: Element): string => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  const recordMutations = (mutations: readonly MutationRecord[]): void => {
    const regions = new Set<Element>();
    for (const { type, target, addedNodes } of mutations) {
      // A removal is not announced.
      if (type === 'childList' && addedNodes.length === 0) continue;
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE_REGION);
      if (region) regions.add(region);
      // An alert that is inserted with its text is announced; a status is not.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')])
          if (alert.getAttribute('role') === 'alert') regions.add(alert);
        // A region inside the app may come with a new screen, which the focus on its heading announces.
        if (target === document.body && node.matches(LIVE_REGION) && politenessOf(node) === 'polite')
          lateRegions.add(textOf(node));
      }
    }
    for (const region of regions) {
      const text = textOf(region);
      if (text === lastTextByRegion.get(region)) continue;
      lastTextByRegion.set(region, text);
      if (text === '' || !region.isConnected || politenessOf(region) === 'off') continue;
      announcements.push({ kind: 'message', text, region, at: performance.now() });
      const outerRegion = region.parentElement?.closest(LIVE_REGION);
      if (outerRegion && politenessOf(outerRegion) !== 'off') nestedRegions.add(text);
    }
  };
  const observer = new MutationObserver(recordMutations);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const recordInput = ({ target }: Event): void => {
    recordMutations(observer.takeRecords());
    announcements.push({ kind: 'typed', input: target });
  };
  const recordFocus = ({ target }: Event): void => {
    // The speech is read now, because a later message about the element is new information.
    if (target instanceof Element) announcements.push({ kind: 'focused', speech: speechOf(target) });
  };
  document.addEventListener('input', recordInput, true);
  document.addEventListener('focusin', recordFocus, true);
  return {
    takeBreaches(isWait = false) {
      recordMutations(observer.takeRecords());
      const messages = announcements.filter(announcement => announcement.kind === 'message');
      // Nobody misses a text that its region no longer shows, such as that something is under way.
      const shownMessages = messages.filter(
        ({ region, text }) => region.isConnected && textOf(region) === text,
      );
      const excessMessages = isWait
        ? shownMessages.filter(message =>
            shownMessages.some(
              otherMessage =>
                otherMessage.region !== message.region &&
                Math.abs(otherMessage.at - message.at) < SAME_MOMENT,
            ),
          )
        : // The files of a slow line may come one after the other, each with a notice of its own in the place of the last.
          messages.filter(
            ({ region, text }, index) =>
              region.isConnected ||
              messages.slice(index + 1).every(laterMessage => laterMessage.text !== text),
          );
      const focusSpeeches = announcements.flatMap(announcement =>
        announcement.kind === 'focused' ? [announcement.speech] : [],
      );
      const repeatedByFocus = messages.filter(({ text }) =>
        focusSpeeches.some(speech => speech.includes(text)),
      );
      const textsDuringTyping = announcements.flatMap((announcement, index) => {
        const [previousAnnouncement, nextAnnouncement] = [announcements[index - 1], announcements[index + 1]];
        return announcement.kind === 'message' &&
          previousAnnouncement?.kind === 'typed' &&
          nextAnnouncement?.kind === 'typed' &&
          previousAnnouncement.input === nextAnnouncement.input
          ? [announcement.text]
          : [];
      });
      announcements = [];
      const nestedTexts = [...nestedRegions];
      nestedRegions.clear();
      const lateTexts = [...lateRegions].filter(text => text !== '');
      lateRegions.clear();
      return [
        ...(excessMessages.length > 1
          ? [
              `${excessMessages.length} messages ${isWait ? 'at once' : 'for one action'}: ${excessMessages.map(({ text }) => text).join(' | ')}`,
            ]
          : []),
        ...repeatedByFocus.map(({ text }) => `A message repeats the text of the focused element: ${text}`),
        ...nestedTexts.map(text => `A region inside another announces twice: ${text}`),
        ...lateTexts.map(text => `A region that comes with its text may stay silent: ${text}`),
        ...textsDuringTyping.map(text => `A message while somebody types: ${text}`),
      ];
    },
    stop() {
      observer.disconnect();
      document.removeEventListener('input', recordInput, true);
      document.removeEventListener('focusin', recordFocus, true);
    },
  };
}
