/** All sizes or games of which `low-windows.spec.ts` shows one. */
import './low-windows.spec.ts';
