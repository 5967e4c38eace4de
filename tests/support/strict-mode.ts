// Renders tests in StrictMode, like the app: every component renders twice and every effect runs twice, which exposes
// violations of the rules of React.
import { configure } from '@testing-library/react';

configure({ reactStrictMode: true });
