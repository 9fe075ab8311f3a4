/** Counters and markers of Annihilator. */
import type { MarkerArt, UnitArt } from '../../../kernel/look/art.ts';

/** Assault Squad: a helmet between shoulder plates, a blaster across. */
const ASSAULT =
  '<path fill-rule="evenodd" d="M-9.5 2V-5a9.5 9.5 0 0 1 19 0V2L6 7.5H-6ZM-7-5.5-5 1H5L7-5.5Z"/>' +
  '<path d="M-12 4-21 8-23.5 15H-7.5L-8.5 9.5ZM12 4 21 8 23.5 15H7.5L8.5 9.5Z"/>' +
  '<path d="M-5.5 9.5H5.5L4.5 15H-4.5Z"/>';

/** Demolition Squad: an exploding charge. */
const DEMOLITION =
  '<path fill-rule="evenodd" d="M0-16 3.6-9.2 11-13.5 8.8-5.6 19-4.5 11 .8 16 8.5 7 7 4.6 15.5 0 8.6-4.6 15.5-7 7-16 8.5-11 .8-19-4.5-8.8-5.6-11-13.5-3.6-9.2ZM0-5.5-5-2.5V3L0 6 5 3V-2.5Z"/>' +
  '<path d="M1.2-4-2.6.8H-.2L-1.2 4.6 2.6-.4H.2Z"/>';

/** Security Robot: a walking gun platform with one eye. */
const SECURITY =
  '<path fill-rule="evenodd" d="M-8-14H8L12.5-6 9 3H-9L-12.5-6ZM-7.5-8.5-5.5-4.5H5.5L7.5-8.5Z"/>' +
  '<path d="M-14.5-8V0H-24V-3.5H-18V-8ZM14.5-8V0H24V-3.5H18V-8Z"/>' +
  '<path d="M-7 4.5-14 15H-8.5L-2 4.5ZM7 4.5 14 15H8.5L2 4.5Z"/><circle r="1.7" cy="-6.5"/>';

/** Repairbot: a tracked repair machine with a claw. */
const REPAIR =
  '<path fill-rule="evenodd" d="M-15 6.5H9a4.3 4.3 0 0 1 0 8.5H-15a4.3 4.3 0 0 1 0-8.5ZM-14 8.8a2 2 0 1 0 .01 0ZM-3 8.8a2 2 0 1 0 .01 0ZM8 8.8a2 2 0 1 0 .01 0Z"/>' +
  '<path d="M-15-4H-3L2 1V5H-15Z"/><path d="M-2.5-3.5 8-12.5 11-9 1.5-.5Z"/>' +
  '<path d="M8.5-14.5 13-15 11.5-11.5 14-9 17.5-10.5 17-6 13-4.5 8.5-7.5Z"/>';

export const UNITS: Readonly<Record<string, UnitArt>> = {
  assault: { symbol: ASSAULT },
  demolition: { symbol: DEMOLITION },
  security: { symbol: SECURITY },
  repair: { symbol: REPAIR },
  repairbot: { symbol: REPAIR },
};

/** CLEAR marker: a breach through the machinery, with a charred, glowing rim and a bare floor. */
const CLEARED =
  '<path d="M0-53 14-43 34-40 40-24 47-14 43 2 48 16 36 27 28 42 12 44 0 53-14 44-33 41-39 25-47 14-43-2-48-16-37-26-29-41-12-45Z" fill="$char" stroke="$scorch-edge" stroke-width="2.2" stroke-linejoin="round"/>' +
  '<path d="M2-41 15-31 28-27 33-10 37 6 28 19 19 33 3 38-13 33-27 29-33 12-36-5-28-20-18-32Z" fill="$scorch"/>' +
  '<path d="M-24-14-12-6M-30 8-18 6M18-20 10-11M28 2 16 4M8 26 5 15M-14 24-9 13M-6-34-4-22" stroke="$char" stroke-width="2.6" stroke-linecap="round"/>' +
  '<path d="M34-24 40-12M-38 14-32 26M-22-36-8-41M20 38 29 29" stroke="$scorch-edge" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".8"/>';

/** OB-PAS marker: heaps of broken plate that can be climbed. */
const BROKEN =
  '<path d="M-43-6-24-34 2-40 30-32 44-4 30 30 0 42-32 30Z" fill="$wreck" stroke="$wreck-line" stroke-width="2.5"/>' +
  '<path d="M-34 8-22-10-6 0-14 20ZM-8-16 4-32 20-22 10-6ZM8 14 26-4 38 12 22 28ZM-10 34-2 22 12 30 4 40ZM-30-20-22-28-14-20-24-14Z" fill="$rubble" stroke="$rubble-light" stroke-width="2" stroke-linejoin="round"/>';

/** Assault ship with its nose in the hull. */
const SHIP =
  '<path d="M0-44 13-24 16 4 36 22V34L14 28 10 40H-10L-14 28-36 34V22L-16 4-13-24Z" fill="$ship" stroke="$ship-dark" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M0-34 6-22H-6ZM-8-12H8L6 2H-6Z" fill="$ship-light"/><path d="M-9 34H9M-30 27-17 16M30 27 17 16" stroke="$ship-light" stroke-width="2.5" fill="none"/>';

export const MARKERS: Readonly<Record<string, MarkerArt>> = {
  clear: { shape: 'ground', color: 'scorch', ink: 'scorch-edge', symbol: CLEARED },
  'ob-pas': { shape: 'ground', color: 'rubble', ink: 'rubble-light', symbol: BROKEN },
  ship: { shape: 'ground', color: 'ship', ink: 'ship-light', symbol: SHIP },
  charge: { shape: 'star', color: 'charge', ink: 'charge-ink' },
  dropped: { shape: 'disc', color: 'charge', ink: 'charge-ink' },
};
