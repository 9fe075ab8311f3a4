/** All window sizes or games, of which `low-windows.spec.ts` uses one. */
import './low-windows.spec.ts';
