/** The script inside index.html: it runs before any file of the app has arrived, so it stays small. */
import { showLastBrand } from './show-last-brand.ts';

showLastBrand(window);
