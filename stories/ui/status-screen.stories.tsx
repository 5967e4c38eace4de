import type { StoryDefault } from '@ladle/react';
import { type StatusState, statusStates } from '#stories/states.ts';
import { css } from '#styled/css/index.js';
import { pictures } from '#ui/pictures/index.ts';
import { StatusScreen } from '#ui/status-screen.tsx';

export default { title: 'ui / StatusScreen' } satisfies StoryDefault;

const isPicture = (name: string): name is keyof typeof pictures => Object.hasOwn(pictures, name);

const Screen = ({ state }: { state: StatusState }) => {
  const Picture = pictures[isPicture(state.picture) ? state.picture : 'document'];
  return (
    <main className={page}>
      <StatusScreen
        picture={<Picture />}
        title={state.title}
        sentence={state.sentence}
        next={state.next}
        action={state.action === undefined ? undefined : { label: state.action, onPress: () => undefined }}
        link={state.link === undefined ? undefined : { label: state.link, onPress: () => undefined }}
        technical={state.technical}
      />
    </main>
  );
};

export const Waiting = () => <Screen state={statusStates.waiting} />;
export const Success = () => <Screen state={statusStates.success} />;
export const Failed = () => <Screen state={statusStates.failed} />;
export const Remake = () => <Screen state={statusStates.remake} />;
export const Review = () => <Screen state={statusStates.review} />;
export const NoOffer = () => <Screen state={statusStates.noOffer} />;
export const InvalidLink = () => <Screen state={statusStates.invalidLink} />;
export const Connection = () => <Screen state={statusStates.connection} />;

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  paddingInline: { base: 'page', md: 'pageLarge' },
});
