/**
 * Part of the file `vendor`, which the page runs as soon as it is loaded: React evaluates while the larger `start` is still
 * on its way (14.1).
 */
import 'react-dom/client';
