import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ConditionsBar } from './conditions-bar.tsx';
import { FrameTools } from './frame-tools.tsx';
import { askForHash, hostProps } from './hosts.ts';
import { Icon } from './icon.tsx';
import type { Width } from './settings.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

/** The height for each width. */
const heights: Readonly<Record<Width, number>> = {
  320: 640,
  360: 740,
  768: 1024,
  1280: 800,
  1440: 900,
  0: 0,
};

interface Space {
  width: number;
  height: number;
}

/** In a window that is no wider, such as a phone's, the app fills the window. CSS pixels. */
const phoneSpace = 480;

/** Size and scale of the frame in the available space. A wide page is made smaller, never cut off. */
export function fitFrame(width: Width, space: Space): Space & { scale: number } {
  if (width === 0 || space.width <= phoneSpace) return { ...space, scale: 1 };
  const height = heights[width];
  const scale = Math.min(1, space.width / width, space.height / height);
  return { width, height, scale: Math.max(0.1, scale) };
}

export function FramePanel(): ReactElement {
  const workbench = useWorkbench();
  const width = useWorkbenchState(state => state.settings.width);
  const host = useWorkbenchState(state => state.settings.host);
  const messages = useWorkbenchState(state => state.messages);
  const path = useWorkbenchState(state => state.path);
  const isLoading = useWorkbenchState(state => state.frame === 'loading');
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [showsConditions, setShowsConditions] = useState(false);
  const [space, setSpace] = useState<Space>({ width: 360, height: 640 });

  useEffect(() => {
    if (frame.current) return workbench.attach(frame.current);
  }, [workbench]);
  useEffect(() => {
    if (!container.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(container.current);
    return () => watch.disconnect();
  }, []);

  const frameSize = fitFrame(width, space);
  return (
    <main className="frame-panel">
      <div className="tools">
        <FrameTools />
        <button
          type="button"
          className="conditions-switch"
          aria-expanded={showsConditions}
          onClick={() => setShowsConditions(!showsConditions)}
        >
          <Icon name="bolt" /> Condições
        </button>
      </div>
      <ConditionsBar isClosed={!showsConditions} />
      <div className="address" data-loading={isLoading ? '' : undefined}>
        <span className="hidden">Endereço no app: </span>
        <span className="path">{path}</span>
        {messages.length > 0 && (
          <span className="messages">
            <span className="hidden">O app disse ao hospedeiro: </span>
            {messages.slice(-3).join(' ')}
          </span>
        )}
        {host !== 'browser' && (
          <button
            type="button"
            title="O hospedeiro quer copiar o link: o app responde com copyHash"
            onClick={() => frame.current?.contentWindow && askForHash(frame.current.contentWindow)}
          >
            pedir o hash
          </button>
        )}
        <span className="scale">
          {Math.round(frameSize.width)} × {Math.round(frameSize.height)}
          {frameSize.scale < 1 && ` · ${Math.round(frameSize.scale * 100)}%`}
        </span>
      </div>
      <div className="place" ref={container}>
        <div
          className="device"
          style={{ width: frameSize.width * frameSize.scale, height: frameSize.height * frameSize.scale }}
        >
          <iframe
            ref={frame}
            title="O app"
            src="about:blank"
            style={{ width: frameSize.width, height: frameSize.height, scale: String(frameSize.scale) }}
          />
          {host !== 'browser' && (
            <>
              <div className="host-bar" style={{ height: hostProps.topInset * frameSize.scale, top: 0 }} />
              <div
                className="host-bar"
                style={{ height: hostProps.bottomInset * frameSize.scale, bottom: 0 }}
              />
            </>
          )}
        </div>
      </div>
    </main>
  );
}
