import { afterEach, expect, test } from 'vitest';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const finishedWorld = { proposal: { currentStep: 'finalizado', answers: {} } };

test('[3.11] the button of the final page leads to the landing page of the product', async () => {
  stage = setUpFlows({ world: finishedWorld });
  await stage.open();
  expect(stage.path()).toBe('/final-page');
  await stage.flows.leaveFinalPage();
  expect(stage.path()).toBe('/inicio');
});

test('[4.40b] [3.11] in a web view the button of the final page requests the home screen of the app', async () => {
  const messages: string[] = [];
  const { webview } = createMemoryPlatform();
  stage = setUpFlows({
    world: finishedWorld,
    platform: {
      webview: {
        ...webview,
        props: () => ({ ...webview.props(), isWebView: true }),
        send: event => void messages.push(event),
      },
    },
  });
  await stage.open();
  messages.length = 0;
  await stage.flows.leaveFinalPage();
  expect(messages).toEqual(['home']);
  expect(stage.path()).toBe('/final-page');
});
