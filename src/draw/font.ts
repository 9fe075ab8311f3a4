/** Font stack that every system has; no font is loaded. */
export const FONT = 'ui-sans-serif,system-ui,sans-serif';
