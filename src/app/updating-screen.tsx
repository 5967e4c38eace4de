import type { ReactNode } from 'react';
import { LoadingScreen } from '#ui/loading-screen.tsx';

export const UpdatingScreen = (): ReactNode => <LoadingScreen text="Atualizando..." progress={null} />;
