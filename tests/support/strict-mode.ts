// Renders components of tests in StrictMode, like the app: each renders twice and each effect runs twice, which exposes
// violations of the rules of React.
import { configure } from '@testing-library/react';

configure({ reactStrictMode: true });
