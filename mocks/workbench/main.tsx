import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createWorkbench } from './workbench.ts';
import { WorkbenchPage } from './workbench-page.tsx';
import './base.css';
import './workbench.css';
import './catalogue.css';
import './frame-panel.css';
import './run.css';
import './journal.css';
import './help.css';
import './narrow.css';

const container = document.getElementById('bancada');
if (!container) throw new Error('mocks/workbench/index.html has no element with the id "bancada".');
createRoot(container).render(
  <StrictMode>
    <WorkbenchPage workbench={createWorkbench(import.meta.env.BASE_URL)} />
  </StrictMode>,
);
