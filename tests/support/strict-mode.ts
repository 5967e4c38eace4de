// As the app does: every component renders twice and every effect runs twice, so what breaks the rules of React shows.
import { configure } from '@testing-library/react';

configure({ reactStrictMode: true });
