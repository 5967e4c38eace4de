import { Maskito, type MaskitoElement, type MaskitoOptions } from '@maskito/core';

/** The fields of an input event, for tests without a browser. */
class TypedEvent extends Event {
  readonly inputType: string;
  readonly data: string | null;

  constructor(type: string, inputType: string, data: string | null) {
    super(type, { cancelable: type === 'beforeinput', bubbles: true });
    this.inputType = inputType;
    this.data = data;
  }
}

class FakeInput {
  #value = '';
  readonly #listeners: { type: string; listener: (event: Event) => void; capture: boolean }[] = [];
  selectionStart = 0;
  selectionEnd = 0;
  maxLength = -1;
  readonly nodeName = 'INPUT';
  readonly isContentEditable = false;

  get value(): string {
    return this.#value;
  }

  /** As in a browser, the caret goes to the end of a value that is set. */
  set value(value: string) {
    if (value === this.#value) return;
    this.#value = value;
    this.setSelectionRange(value.length, value.length);
  }

  addEventListener(type: string, listener: (event: Event) => void, options?: { capture?: boolean }): void {
    this.#listeners.push({ type, listener, capture: options?.capture ?? false });
  }

  removeEventListener(): void {
    // The mask stays attached until the test ends.
  }

  /** Lets an error of a listener fail the test. The method of Node's EventTarget would report it elsewhere. */
  dispatchEvent(event: Event): boolean {
    const concernedListeners = this.#listeners.filter(({ type }) => type === event.type);
    for (const { listener } of concernedListeners.filter(({ capture }) => capture)) listener(event);
    for (const { listener } of concernedListeners.filter(({ capture }) => !capture)) listener(event);
    return !event.defaultPrevented;
  }

  matches(): boolean {
    return true;
  }

  setSelectionRange(from: number, to: number): void {
    this.selectionStart = Math.min(Math.max(from, 0), this.value.length);
    this.selectionEnd = Math.min(Math.max(to, 0), this.value.length);
  }
}

export interface Typist {
  readonly value: string;
  readonly caret: number;
  /** Types one key after the other. */
  type(text: string): void;
  paste(text: string): void;
  backspace(times?: number): void;
  del(times?: number): void;
  /** Puts the caret at `from`, or selects up to `to`. */
  select(from: number, to?: number): void;
  /**
   * Types like a keyboard with suggestions: the text grows at the caret, and the composition ends after its last
   * character.
   */
  compose(text: string): void;
  /** Replaces the whole value as a browser's autofill does, without a beforeinput. */
  autofill(text: string): void;
}

/**
 * Simulates typing in a masked input without a browser: it changes the text as a browser does by default, and
 * dispatches the same events. It is quick enough for thousands of random keystrokes; other tests use real keys in a
 * real browser.
 */
export function createTypist(options: MaskitoOptions): Typist {
  // Node has no InputEvent; the mask creates one when it corrects a value by itself.
  globalThis.InputEvent ??= class extends TypedEvent {
    constructor(type: string, init: { inputType?: string; data?: string | null } = {}) {
      super(type, init.inputType ?? '', init.data ?? null);
    }
    // The parts of InputEvent that a mask never reads are left out.
  } as unknown as typeof InputEvent;

  const input = new FakeInput();
  // The mask uses only members of an element that FakeInput has.
  new Maskito(input as unknown as MaskitoElement, options);

  const dispatchInput = (inputType: string, data: string | null, defaultAction: () => boolean): void => {
    if (!input.dispatchEvent(new TypedEvent('beforeinput', inputType, data))) return;
    if (defaultAction()) input.dispatchEvent(new TypedEvent('input', inputType, data));
  };
  const replace = (from: number, to: number, text: string): boolean => {
    if (from === to && text === '') return false;
    input.value = input.value.slice(0, from) + text + input.value.slice(to);
    input.setSelectionRange(from + text.length, from + text.length);
    return true;
  };
  const insert = (inputType: string, text: string): void =>
    dispatchInput(inputType, text, () => replace(input.selectionStart, input.selectionEnd, text));
  const erase = (inputType: string, countBefore: number, countAfter: number): void =>
    dispatchInput(inputType, null, () => {
      const { selectionStart: from, selectionEnd: to } = input;
      return from === to
        ? replace(Math.max(0, from - countBefore), Math.min(input.value.length, to + countAfter), '')
        : replace(from, to, '');
    });
  const repeat = (times: number, action: () => void): void => {
    for (let count = 0; count < times; count++) action();
  };

  return {
    get value() {
      return input.value;
    },
    get caret() {
      return input.selectionStart;
    },
    type: text => {
      for (const character of text) insert('insertText', character);
    },
    paste: text => insert('insertFromPaste', text),
    backspace: (times = 1) => repeat(times, () => erase('deleteContentBackward', 1, 0)),
    del: (times = 1) => repeat(times, () => erase('deleteContentForward', 0, 1)),
    select: (from, to = from) => input.setSelectionRange(from, to),
    compose: text => {
      const { selectionStart: from, selectionEnd } = input;
      let to = selectionEnd;
      input.dispatchEvent(new Event('compositionstart'));
      for (let length = 1; length <= text.length; length++) {
        const composedText = text.slice(0, length);
        const end = to;
        dispatchInput('insertCompositionText', composedText, () => replace(from, end, composedText));
        to = from + length;
      }
      input.dispatchEvent(new Event('compositionend'));
    },
    autofill: text => {
      input.value = text;
      input.setSelectionRange(text.length, text.length);
      input.dispatchEvent(new TypedEvent('input', 'insertReplacementText', null));
    },
  };
}
