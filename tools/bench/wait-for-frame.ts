export const waitForFrame = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => resolve()));

/** Waits for the next task. After a frame this is the moment when the browser has painted it. */
export const waitForTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
