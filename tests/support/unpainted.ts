// Nobody looks at the page of a test: Chromium draws nothing of a frame with opacity 0, which saves a fifth of the CPU
// time of the played scenarios. Layout, focus and computed styles inside of the frame do not change.
window.frameElement?.setAttribute('style', `${window.frameElement.getAttribute('style') ?? ''}; opacity: 0`);

export {};
