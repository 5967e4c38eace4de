import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ConditionsBar } from './conditions-bar.tsx';
import { type ThemeChoice, themes, type Width, widths } from './settings.ts';
import { useBench, useBenchState } from './use-bench.ts';

/** Heights that go with the widths. */
const heights: Readonly<Record<Width, number>> = {
  320: 640,
  360: 740,
  768: 1024,
  1280: 800,
  1440: 900,
  0: 0,
};
const themeNames: Readonly<Record<ThemeChoice, string>> = { auto: 'padrão', light: 'claro', dark: 'escuro' };

interface Room {
  width: number;
  height: number;
}

/** Size and scale of the frame in the room there is: a wide page is made smaller, never cut. */
export function fitFrame(width: Width, room: Room): Room & { scale: number } {
  if (width === 0) return { ...room, scale: 1 };
  const height = heights[width];
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width, height, scale: Math.max(0.1, scale) };
}

export function StagePanel(): ReactElement {
  const bench = useBench();
  const width = useBenchState(state => state.settings.width);
  const theme = useBenchState(state => state.settings.theme);
  const path = useBenchState(state => state.path);
  const isLoading = useBenchState(state => state.frame === 'loading');
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<Room>({ width: 360, height: 640 });

  useEffect(() => {
    if (frame.current) return bench.attach(frame.current);
  }, [bench]);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  const fitted = fitFrame(width, room);
  return (
    <main className="stage">
      <div className="tools">
        <fieldset className="segments">
          <legend className="hidden">Largura</legend>
          {widths.map(known => (
            <button
              key={known}
              type="button"
              aria-pressed={width === known}
              onClick={() => bench.change({ width: known })}
            >
              {known === 0 ? 'livre' : known}
            </button>
          ))}
        </fieldset>
        <fieldset className="segments">
          <legend className="hidden">Tema</legend>
          {themes.map(known => (
            <button
              key={known}
              type="button"
              aria-pressed={theme === known}
              onClick={() => bench.change({ theme: known })}
            >
              {themeNames[known]}
            </button>
          ))}
        </fieldset>
        <span className="scale">
          {Math.round(fitted.width)} × {Math.round(fitted.height)}
          {fitted.scale < 1 && ` · ${Math.round(fitted.scale * 100)}%`}
        </span>
      </div>
      <ConditionsBar />
      <div className="address" data-loading={isLoading ? '' : undefined}>
        <span className="hidden">Endereço no app: </span>
        {path}
      </div>
      <div className="place" ref={place}>
        <div
          className="device"
          style={{ width: fitted.width * fitted.scale, height: fitted.height * fitted.scale }}
        >
          <iframe
            ref={frame}
            title="O app"
            src="about:blank"
            style={{ width: fitted.width, height: fitted.height, scale: String(fitted.scale) }}
          />
        </div>
      </div>
    </main>
  );
}
