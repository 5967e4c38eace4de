import type { FlowStage } from './flow-stage.ts';

/** Ends or restores the connection, of which the browser tells the app. */
export function turnOffline({ engine, platform }: FlowStage, offline: boolean): void {
  engine.setOffline(offline);
  platform.setOnline(!offline);
}
