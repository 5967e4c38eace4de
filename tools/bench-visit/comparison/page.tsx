import { createRoot } from 'react-dom/client';
import { ComparisonForm } from './comparison-form.tsx';
import { readFirstStep } from './read-first-step.ts';
import './style.css';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app".');
const step = await readFirstStep();
createRoot(container).render(<ComparisonForm step={step} />);
