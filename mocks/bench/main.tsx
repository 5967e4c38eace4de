import { createRoot } from 'react-dom/client';
import { createBench } from './bench.ts';
import { BenchPage } from './bench-page.tsx';
import './base.css';
import './bench.css';
import './catalogue.css';
import './stage.css';
import './run.css';
import './journal.css';
import './help.css';
import './narrow.css';

const container = document.getElementById('bancada');
if (!container) throw new Error('mocks/bench/index.html has no element with the id "bancada".');
createRoot(container).render(<BenchPage bench={createBench(import.meta.env.BASE_URL)} />);
