/** Icons of the four resources: each has a symbol on a disc of its own colour. */
import type { IconLook } from '../../../kernel/look/card.ts';
import type { Resource } from '../data/card.ts';
import { msg } from '../i18n/msg.ts';
import { part } from './shapes.ts';
import { SIGNS } from './signs.ts';

export const RESOURCE_ICONS = {
  humans: {
    name: msg('resource.humans'),
    shape: 'disc',
    color: '#b8593a',
    svg: `<circle cy="-4.6" r="4"/>${part('M-7.5 8.5Q-7.5 .6 0 .6T7.5 8.5Z')}`,
  },
  materials: {
    name: msg('resource.materials'),
    shape: 'disc',
    color: '#7a6a4a',
    svg:
      part('M-8.5 6.5-5.5-1H5.5L8.5 6.5Z') +
      '<path d="M-5-2.6-3-7.5H3L5-2.6Z" fill-opacity=".75"/>',
  },
  // White on gold would be unreadable, so the bolt is in ink.
  energy: {
    name: msg('resource.energy'),
    shape: 'disc',
    color: '#e5b532',
    ink: '#1c1e1a',
    svg: part('M2.5-9.5-6.5 1.5H-1L-2.5 9.5 6.5-2.5H1Z'),
  },
  technology: {
    name: msg('resource.technology'),
    shape: 'disc',
    color: '#2f7f8c',
    svg: SIGNS.technologist,
  },
} as const satisfies Readonly<Record<Resource, IconLook>>;
